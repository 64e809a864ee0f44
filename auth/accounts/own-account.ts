import { and, desc, eq, ne } from 'drizzle-orm'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import type { SessionState } from '#auth/sessions/session-state.ts'
import { stepUpOf } from '#auth/sessions/step-up.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import type { StoredCredential } from '#auth/webauthn/ceremonies.ts'
import { listPasskeys } from '#auth/webauthn/passkeys.ts'
import { findRecoveryCodes } from '#auth/factors/recovery-codes.ts'
import { isUuid } from '#auth/factors/factors.ts'
import type { FactorRow } from '#auth/factors/user-factors.ts'
import { isBanned, toUserJson } from './users.ts'

const SESSIONS_SHOWN_MAX = 50

export type OwnFactor = ReturnType<typeof toOwnFactor>
export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>

/**
 * The account of a session for its owner: what they may see and end. Null while the session lacks its second factor,
 * or has ended since `state` was read. `ip` is recorded in the audit log.
 */
export async function findOwnAccount(auth: Auth, { state, ip }: { state: SessionState; ip: string }) {
  if (state.needsSecondFactor) return null
  const found = await auth.accounts.findWithSession({ userId: state.user.id, sessionId: state.session.id })
  if (!found?.session || isBanned(found.account.user, auth.clock())) return null
  const { account, session } = found
  const { user, identities, factors } = account
  return {
    email: user.email,
    confirmedEmail: user.emailConfirmedAt === null ? null : user.email,
    phone: user.phone,
    newEmail: user.emailChange || null,
    isAnonymous: user.isAnonymous,
    hasPassword: user.passwordHash !== null,
    takesRecoveryCodes: auth.settings.mfa.recoveryCodes.canEnroll,
    canLink: auth.settings.external.manualLinkingEnabled,
    /** The kinds of second factor that the user may set up. */
    factorKinds: (['totp', 'phone'] as const).filter((kind) => isOffered(auth.settings.mfa[kind])),
    identities: identities.map(({ id, provider, identityData }) => ({
      id,
      provider,
      email: textOf(identityData['email']),
    })),
    factors: factors.filter(({ status }) => status === 'verified').map(toOwnFactor),
    stepUp: stepUpOf(auth, { account, session, ip }),
    /** The whole record of the user, as clients get it. */
    record: toUserJson(account),
    /** Ends a session of the account, or all others. */
    endSessions: (which: { id: string } | 'others') => {
      return endOwnSessions(auth, { userId: user.id, sessionId: session.id, which, ip })
    },
    /** Deletes the account and everything that references it. */
    delete: () => deleteAccount(auth, { userId: user.id, ip }),
  }
}

export type OwnPasskey = Awaited<ReturnType<typeof listOwnPasskeys>>[number]

/** Oldest first. */
export async function listOwnPasskeys(auth: Auth, userId: string) {
  return (await listPasskeys(auth.db, userId)).map(toOwnPasskey)
}

/** How many are left; null before any are made, and where they are switched off. */
export async function countRecoveryCodes(auth: Auth, userId: string): Promise<number | null> {
  if (!auth.settings.mfa.recoveryCodes.canEnroll) return null
  return (await findRecoveryCodes(auth.db, userId))?.codeHmacs.length ?? null
}

const toOwnPasskey = ({ id, friendlyName, createdAt, lastUsedAt }: StoredCredential) => ({
  id,
  name: friendlyName,
  createdAt,
  lastUsedAt,
})

const isOffered = ({ canEnroll, canVerify }: { canEnroll: boolean; canVerify: boolean }) => canEnroll && canVerify

/** The verified second factors of an account, oldest first. */
export async function listOwnFactors(db: AuthDb, userId: string): Promise<OwnFactor[]> {
  const { id, factorType, friendlyName } = mfaFactors
  const rows = await db
    .select({ id, factorType, friendlyName })
    .from(mfaFactors)
    .where(and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'verified')))
    .orderBy(mfaFactors.createdAt, mfaFactors.id)
  return rows.map(toOwnFactor)
}

const toOwnFactor = ({ id, factorType, friendlyName }: Pick<FactorRow, 'id' | 'factorType' | 'friendlyName'>) => ({
  id,
  kind: factorType,
  name: friendlyName,
})

export type OwnSession = Awaited<ReturnType<typeof listOwnSessions>>[number]

/** The sessions of an account, the latest used first; `sessionId` is the caller's. */
export async function listOwnSessions(auth: Auth, { userId, sessionId }: { userId: string; sessionId: string }) {
  const { id, userAgent, place, createdAt, refreshedAt } = sessions
  const rows = await auth.db
    .select({ id, userAgent, place, createdAt, refreshedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(refreshedAt))
    .limit(SESSIONS_SHOWN_MAX)
  return rows.map((row) => ({ ...row, isThis: row.id === sessionId }))
}

interface Ending {
  userId: string
  sessionId: string
  which: { id: string } | 'others'
  ip: string
}

/** Returns the number of ended sessions: an id that is not the account's, or has ended, ends none. */
async function endOwnSessions(auth: Auth, { userId, sessionId, which, ip }: Ending): Promise<number> {
  if (typeof which === 'object' && !isUuid(which.id)) return 0
  const isMeant = which === 'others' ? ne(sessions.id, sessionId) : eq(sessions.id, which.id)
  return auth.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), isMeant))
      .returning({ id: sessions.id })
    const scope = which === 'others' ? which : 'one'
    if (ended.length > 0)
      await recordAudit(tx, { action: 'logout', actorId: userId, ip, now: auth.clock(), traits: { scope } })
    return ended.length
  })
}

/** Deletes an account and everything that references it. */
export async function deleteAccount(auth: Auth, { userId, ip }: { userId: string; ip: string }): Promise<void> {
  await auth.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, userId))
    const traits = { user_id: userId, soft: false }
    await recordAudit(tx, { action: 'user_deleted', actorId: userId, ip, now: auth.clock(), traits })
  })
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
