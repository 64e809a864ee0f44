import { and, desc, eq } from 'drizzle-orm'
import { recordAudit } from './audit.ts'
import type { Auth, AuthDb } from './context.ts'
import type { SessionState } from './session-state.ts'
import { stepUpOf } from './step-up.ts'
import { mfaFactors, sessions, users } from './tables.server.ts'
import type { FactorRow } from './user-factors.ts'
import { isBanned, toUserJson } from './users.ts'

/** More are never shown; nobody uses so many devices. */
const SESSIONS_SHOWN_MAX = 50

export type OwnFactor = ReturnType<typeof toOwnFactor>
export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>

/**
 * What the person of this session may see and end of their own account; null while the session lacks its second
 * factor, and when it has ended since `state` was read. `ip` goes into the audit.
 */
export async function findOwnAccount(auth: Auth, { state, ip }: { state: SessionState; ip: string }) {
  if (state.needsSecondFactor) return null
  const found = await auth.accounts.findWithSession({ userId: state.user.id, sessionId: state.session.id })
  if (!found?.session || isBanned(found.account.user, auth.clock())) return null
  const { account, session } = found
  const { user, identities, factors } = account
  return {
    email: user.email,
    phone: user.phone,
    newEmail: user.emailChange || null,
    isAnonymous: user.isAnonymous,
    hasPassword: user.passwordHash !== null,
    canLink: auth.settings.external.manualLinkingEnabled,
    /** Which kinds of second factor she may set up. */
    factorKinds: (['totp', 'phone'] as const).filter((kind) => isOffered(auth.settings.mfa[kind])),
    identities: identities.map(({ id, provider, identityData }) => ({
      id,
      provider,
      email: textOf(identityData['email']),
    })),
    factors: factors.filter(({ status }) => status === 'verified').map(toOwnFactor),
    /** How this session proves again who its person is, before something grave. */
    stepUp: stepUpOf(auth, { account, session, ip }),
    /** All that is kept of her, in the protocol's words. */
    record: toUserJson(account),
    listSessions: () => listSessions(auth, { userId: user.id, sessionId: session.id }),
    /** Removes the account with all that hangs on it; there is no way back. */
    delete: () => deleteAccount(auth, { userId: user.id, ip }),
  }
}

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

async function listSessions(auth: Auth, { userId, sessionId }: { userId: string; sessionId: string }) {
  const { id, userAgent, createdAt, refreshedAt } = sessions
  const rows = await auth.db
    .select({ id, userAgent, createdAt, refreshedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(refreshedAt))
    .limit(SESSIONS_SHOWN_MAX)
  return rows.map((row) => ({ ...row, isThis: row.id === sessionId }))
}

/** Removes an account with all that hangs on it. */
export async function deleteAccount(auth: Auth, { userId, ip }: { userId: string; ip: string }): Promise<void> {
  await auth.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, userId))
    const traits = { user_id: userId, soft: false }
    await recordAudit(tx, { action: 'user_deleted', actorId: userId, ip, now: auth.clock(), traits })
  })
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
