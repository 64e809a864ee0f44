import { and, eq, gt, ne } from 'drizzle-orm'
import type { TokenSubject } from './access-token.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import type { WeakPassword } from '#auth/passwords/password-policy.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'
import { findSessionEnd, lowAalEnd, type LiveSession } from './session-end.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { hasVerifiedFactor, toUserJson, type Account } from '#auth/accounts/users.ts'

export type SessionRow = typeof sessions.$inferSelect

/** A session with its current refresh token in plain text, which is stored nowhere. */
export interface OpenSession {
  session: Pick<SessionRow, 'id' | 'aal' | 'createdAt'>
  amr: TokenSubject['amr']
  refreshToken: string
}

/** A session that a sign-in has just opened. */
export interface NewSession extends OpenSession {
  origin: Origin
  /** The account had none before. */
  isFirst: boolean
  /** How many messages about new devices the account was sent within a day. */
  recentAlerts: number
}

export interface Origin {
  ip: string
  userAgent: string | null
  /** Where a trusted proxy places the network, in words. */
  place: string | null
  /** See `deviceHashOf`. */
  deviceHash: string | null
  /** On a shared device: the seconds without use after which a new session ends. */
  idleS?: number
}

/** The session response of every grant. Signs a token: call it outside transactions. */
export async function toSessionJson(
  auth: Auth,
  { account, open, now, weakPassword }: { account: Account; open: OpenSession; now: Date; weakPassword?: WeakPassword },
): Promise<Record<string, unknown>> {
  const subject = { user: account.user, session: open.session, amr: open.amr }
  const end = lowAalEnd({ ...open.session, hasVerifiedFactor: hasVerifiedFactor(account) }, auth.settings)
  const { token, expiresAtS } = await auth.tokens.issue(subject, now, end)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresAtS - Math.floor(now.getTime() / MS_PER_S),
    expires_at: expiresAtS,
    refresh_token: open.refreshToken,
    user: toUserJson(account),
    ...(weakPassword && { weak_password: weakPassword }),
  }
}

/** Deletes sessions of a user, with their refresh tokens. */
export async function endSessions(
  tx: AuthDb,
  { userId, sessionId, scope }: { userId: string; sessionId: string; scope: 'global' | 'local' | 'others' },
): Promise<void> {
  const which = { global: undefined, local: eq(sessions.id, sessionId), others: ne(sessions.id, sessionId) }[scope]
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), which))
}

/** Throws AuthError 400 `session_expired` when this session may not be refreshed any more. */
export async function assertSessionAlive(
  tx: AuthDb,
  { session, account }: { session: LiveSession; account: Account },
  settings: AuthSettings,
  now: Date,
) {
  const end = findSessionEnd({ ...session, hasVerifiedFactor: hasVerifiedFactor(account) }, settings, now)
  if (end) throw expired(end)
  const { singlePerUser } = settings.sessions
  if (singlePerUser && (await hasNewerSession(tx, session))) throw expired('Session Expired (Revoked by Newer Login)')
}

async function hasNewerSession(tx: AuthDb, { id, userId, createdAt }: LiveSession): Promise<boolean> {
  const newer = and(eq(sessions.userId, userId), ne(sessions.id, id), gt(sessions.createdAt, createdAt))
  const rows = await tx.select({ id: sessions.id }).from(sessions).where(newer).limit(1)
  return rows.length > 0
}

function expired(reason: string): AuthError {
  return new AuthError(400, 'session_expired', `Invalid Refresh Token: ${reason}`)
}
