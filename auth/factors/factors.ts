import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import { hashRefreshToken, newRefreshSecret, newRefreshToken } from '#auth/sessions/refresh-token.ts'
import type { OpenSession, Origin, SessionRow } from '#auth/sessions/sessions.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { amrClaims, refreshTokens, sessions } from '#auth/tables/sessions.server.ts'

export type StoredFactor = typeof mfaFactors.$inferSelect

/** The amr method of each kind of factor. */
const METHODS = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const

/** The amr method of a recovery code. */
const RECOVERY_CODE_METHOD = 'mfa/recovery_code'
/**
 * The amr methods that raise a session to aal2: second factors, a recovery code in place of one, and a passkey, which
 * counts as both steps.
 */
const RAISING = [...Object.values(METHODS), RECOVERY_CODE_METHOD, 'passkey']

/** Whether a second factor is among the amr methods of a session. */
export function hasFactorMethod(amr: readonly { method: string }[]): boolean {
  const methods: readonly string[] = Object.values(METHODS)
  return amr.some(({ method }) => methods.includes(method))
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** The encryption context of a factor's secret. */
export function secretContext(factorId: string): string {
  return `mfa_factors:${factorId}`
}

/** The HMAC context of a challenge's code. */
export function codeContext(challengeId: string): string {
  return `mfa_challenges:${challengeId}`
}

/**
 * Raises a session, locked by the caller, to aal2 by a factor that was just verified, or by a recovery code. It gets a
 * new chain of refresh tokens, so that tokens from before never reach aal2. All sessions of the user at aal1 are
 * deleted.
 */
export async function raiseSession(
  tx: AuthDb,
  {
    session,
    factor,
    origin,
    now,
  }: { session: SessionRow; factor: StoredFactor | 'recovery-code'; origin: Origin; now: Date },
): Promise<OpenSession> {
  const [method, factorId] =
    factor === 'recovery-code' ? [RECOVERY_CODE_METHOD, null] : [METHODS[factor.factorType], factor.id]
  const refreshToken = newRefreshToken()
  const at = { createdAt: now, updatedAt: now }
  await tx
    .insert(amrClaims)
    .values({ sessionId: session.id, method, ...at })
    .onConflictDoUpdate({ target: [amrClaims.sessionId, amrClaims.method], set: { updatedAt: now } })
  await tx.delete(refreshTokens).where(eq(refreshTokens.sessionId, session.id))
  await tx
    .insert(refreshTokens)
    .values({ sessionId: session.id, position: 0, tokenHash: hashRefreshToken(refreshToken), createdAt: now })
  await tx
    .update(sessions)
    .set({
      aal: 'aal2',
      factorId,
      provenAt: now,
      provenBy: 'factor',
      refreshSecret: newRefreshSecret(),
      refreshPosition: 0,
      refreshedAt: now,
      ip: origin.ip,
      userAgent: origin.userAgent,
    })
    .where(eq(sessions.id, session.id))
  const isWeaker = and(eq(sessions.userId, session.userId), eq(sessions.aal, 'aal1'), ne(sessions.id, session.id))
  await tx.delete(sessions).where(isWeaker)
  const amr = await tx.select().from(amrClaims).where(eq(amrClaims.sessionId, session.id))
  return { session: { ...session, aal: 'aal2' }, amr, refreshToken }
}

/** Deletes a factor. Sessions that it had raised fall back to aal1, visible at their next refresh. */
export async function removeFactor(tx: AuthDb, { id, factorType }: StoredFactor): Promise<void> {
  const raised = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.factorId, id)).for('update')
  const ids = raised.map((session) => session.id)
  if (ids.length > 0) {
    await tx.delete(amrClaims).where(and(inArray(amrClaims.sessionId, ids), eq(amrClaims.method, METHODS[factorType])))
    const hasOther = sql`EXISTS (
      SELECT 1 FROM auth.amr_claims AS claim
      WHERE claim.session_id = ${sessions.id} AND claim.method IN (${sql.join(
        RAISING.map((method) => sql`${method}`),
        sql`, `,
      )})
    )`
    await tx
      .update(sessions)
      .set({ aal: sql`CASE WHEN ${hasOther} THEN 'aal2' ELSE 'aal1' END`, factorId: null })
      .where(inArray(sessions.id, ids))
  }
  await tx.delete(mfaFactors).where(eq(mfaFactors.id, id))
}
