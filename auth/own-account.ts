import { desc, eq } from 'drizzle-orm'
import { recordAudit } from './audit.ts'
import type { Auth } from './context.ts'
import { AuthError } from './errors.ts'
import { sessions, users } from './tables.server.ts'
import { hasVerifiedFactor, isBanned, toUserJson } from './users.ts'

/** More are never shown; nobody uses so many devices. */
const SESSIONS_SHOWN_MAX = 50

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>

/**
 * What the bearer of this access token may see and end of her own account; null unless the token is hers and its
 * session is alive. `ip` goes into the audit.
 */
export async function findOwnAccount(auth: Auth, { jwt, ip }: { jwt: string; ip: string }) {
  const claims = await memberClaims(auth, jwt)
  const found = claims && (await auth.accounts.findWithSession({ userId: claims.sub, sessionId: claims.session_id }))
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
    factors: factors
      .filter(({ status }) => status === 'verified')
      .map(({ id, factorType, friendlyName }) => ({ id, kind: factorType, name: friendlyName })),
    /** She has set up a second factor and has not shown it in this session. */
    needsSecondFactor: session.aal === 'aal1' && hasVerifiedFactor(account),
    /** All that is kept of her, in the protocol's words. */
    record: toUserJson(account),
    listSessions: () => listSessions(auth, { userId: user.id, sessionId: session.id }),
    /** Removes the account with all that hangs on it; there is no way back. */
    delete: () => deleteAccount(auth, { userId: user.id, ip }),
  }
}

const isOffered = ({ canEnroll, canVerify }: { canEnroll: boolean; canVerify: boolean }) => canEnroll && canVerify

async function memberClaims(auth: Auth, jwt: string) {
  try {
    const bearer = await auth.tokens.verify(jwt, auth.clock())
    return bearer.kind === 'user' ? bearer.claims : null
  } catch (error) {
    if (error instanceof AuthError) return null
    throw error
  }
}

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

async function deleteAccount(auth: Auth, { userId, ip }: { userId: string; ip: string }): Promise<void> {
  await auth.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, userId))
    const traits = { user_id: userId, soft: false }
    await recordAudit(tx, { action: 'user_deleted', actorId: userId, ip, now: auth.clock(), traits })
  })
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
