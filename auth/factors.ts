import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { AuthDb } from './context.ts'
import { hashRefreshToken, newRefreshSecret, newRefreshToken } from './refresh-token.ts'
import type { OpenSession, Origin, SessionRow } from './sessions.ts'
import { amrClaims, mfaFactors, refreshTokens, sessions } from './tables.server.ts'

export type StoredFactor = typeof mfaFactors.$inferSelect

/** What a token says of a session that a factor has raised. */
const METHODS = { totp: 'totp', phone: 'mfa/phone' } as const

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Where the secret of a factor is sealed to. */
export function secretPlace(factorId: string): string {
  return `mfa_factors:${factorId}`
}

/** Where the code that was sent for a challenge belongs to. */
export function codePlace(challengeId: string): string {
  return `mfa_challenges:${challengeId}`
}

/**
 * Raises a session, locked by the caller, to aal2 by a factor that has just been proven. Its refresh tokens
 * begin a new chain: one from before can never come to aal2. All sessions at aal1 of this user end.
 */
export async function raiseSession(
  tx: AuthDb,
  { session, factor, origin, now }: { session: SessionRow; factor: StoredFactor; origin: Origin; now: Date },
): Promise<OpenSession> {
  const refreshToken = newRefreshToken()
  const at = { createdAt: now, updatedAt: now }
  await tx
    .insert(amrClaims)
    .values({ sessionId: session.id, method: METHODS[factor.factorType], ...at })
    .onConflictDoUpdate({ target: [amrClaims.sessionId, amrClaims.method], set: { updatedAt: now } })
  await tx.delete(refreshTokens).where(eq(refreshTokens.sessionId, session.id))
  await tx
    .insert(refreshTokens)
    .values({ sessionId: session.id, position: 0, tokenHash: hashRefreshToken(refreshToken), createdAt: now })
  await tx
    .update(sessions)
    .set({
      aal: 'aal2',
      factorId: factor.id,
      provenAt: now,
      provenBy: 'factor',
      refreshSecret: newRefreshSecret(),
      refreshPosition: 0,
      refreshedAt: now,
      ...origin,
    })
    .where(eq(sessions.id, session.id))
  const isWeaker = and(eq(sessions.userId, session.userId), eq(sessions.aal, 'aal1'), ne(sessions.id, session.id))
  await tx.delete(sessions).where(isWeaker)
  const amr = await tx.select().from(amrClaims).where(eq(amrClaims.sessionId, session.id))
  return { session: { ...session, aal: 'aal2' }, amr, refreshToken }
}

/** Deletes a factor. The sessions it had raised fall back to aal1; their next refresh shows it. */
export async function removeFactor(tx: AuthDb, { id, factorType }: StoredFactor): Promise<void> {
  const raised = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.factorId, id)).for('update')
  const ids = raised.map((session) => session.id)
  if (ids.length > 0) {
    await tx.delete(amrClaims).where(and(inArray(amrClaims.sessionId, ids), eq(amrClaims.method, METHODS[factorType])))
    const hasOther = sql`EXISTS (
      SELECT 1 FROM auth.amr_claims AS claim
      WHERE claim.session_id = ${sessions.id} AND claim.method IN (${METHODS.totp}, ${METHODS.phone})
    )`
    await tx
      .update(sessions)
      .set({ aal: sql`CASE WHEN ${hasOther} THEN 'aal2' ELSE 'aal1' END`, factorId: null })
      .where(inArray(sessions.id, ids))
  }
  await tx.delete(mfaFactors).where(eq(mfaFactors.id, id))
}
