import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { rememberUnknownDevice } from '#auth/limits/known-devices.ts'
import { deriveRefreshToken, hashRefreshToken, isRefreshToken, classifyRefresh } from '#auth/sessions/refresh-token.ts'
import {
  assertSessionAlive,
  toSessionJson,
  type OpenSession,
  type Origin,
  type SessionRow,
} from '#auth/sessions/sessions.ts'
import { refreshTokens, sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { noteUse } from '#auth/accounts/inactive-phone.ts'
import { accountColumns, isBanned, type Account } from '#auth/accounts/users.ts'

const refreshBody = v.object({ refresh_token: text })

interface Use {
  refreshToken: string
  origin: Origin
  now: Date
}

type Refreshed = { account: Account; open: OpenSession } | { reusedBy: string }

/** POST /token?grant_type=refresh_token: a new access token and the next refresh token of the chain. */
export function grantRefreshToken(auth: Auth): Endpoint {
  return async (c) => {
    const { refresh_token: refreshToken } = await readBody(c, refreshBody)
    if (!refreshToken || !isRefreshToken(refreshToken)) {
      throw new AuthError(400, 'validation_failed', 'Refresh token is not valid')
    }
    const use = { refreshToken, origin: originOf(c, auth), now: auth.clock() }
    const refreshed = await auth.db.transaction((tx) => refresh(tx, auth, use))
    if ('reusedBy' in refreshed) {
      // Thrown after the commit, which has ended the stolen session.
      auth.log.warn({ userId: refreshed.reusedBy }, 'a used refresh token was used again: its session was ended')
      throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
    await noteUse(auth.db, refreshed.account.user, use.now)
    rememberUnknownDevice(auth, c, refreshed.account.user)
    return c.json(await toSessionJson(auth, { ...refreshed, now: use.now }))
  }
}

/** Refreshes of one session are serialised by a lock of its row. */
async function refresh(tx: AuthDb, auth: Auth, use: Use): Promise<Refreshed> {
  const tokenHash = hashRefreshToken(use.refreshToken)
  const session = await lockSessionOf(tx, tokenHash)
  const { account, amr, position, revokedAt } = await getTokenWithAccount(tx, tokenHash)
  if (isBanned(account.user, use.now)) throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  await assertSessionAlive(tx, { session, account }, auth.settings, use.now)

  const { refreshPosition: livePosition } = session
  const { refreshReuseIntervalS: reuseIntervalS } = auth.settings
  const verdict = classifyRefresh({ position, livePosition, revokedAt, now: use.now, reuseIntervalS })
  if (verdict === 'reuse') return endReusedSession(tx, session, use)
  const steps = verdict === 'rotate' ? 1 : livePosition - position
  const next = deriveRefreshToken(use.refreshToken, session.refreshSecret, steps)
  if (verdict === 'rotate') await rotate(tx, session, { next, use })
  return { account, open: { session, amr, refreshToken: next } }
}

async function lockSessionOf(tx: AuthDb, tokenHash: string): Promise<SessionRow> {
  const owner = tx
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
  const [session] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.id, owner))
    .for('update')
    .prepare('auth_session_of_token')
    .execute()
  if (!session) throw notFound()
  return session
}

async function getTokenWithAccount(tx: AuthDb, tokenHash: string) {
  const [row] = await tx
    .select({
      position: refreshTokens.position,
      revokedAt: refreshTokens.revokedAt,
      amr: AMR_OF_SESSION,
      ...accountColumns(),
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .prepare('auth_account_of_token')
    .execute()
  if (!row) throw notFound()
  const { position, revokedAt, amr, ...account } = row
  return { position, revokedAt, amr, account }
}

/** The amr of a session, as one JSON column. The outer query selects from `auth.sessions`. */
const AMR_OF_SESSION = sql`(
  SELECT coalesce(json_agg(json_build_object('method', claim.method, 'at', claim.updated_at)), '[]')
  FROM auth.amr_claims AS claim WHERE claim.session_id = "sessions"."id"
)`.mapWith((claims: { method: string; at: string }[]) =>
  claims.map(({ method, at }) => ({ method, updatedAt: new Date(at) })),
)

/** One statement instead of three: round trips are most of the cost of a refresh. */
async function rotate(tx: AuthDb, session: SessionRow, { next, use: { now, origin } }: { next: string; use: Use }) {
  const position = session.refreshPosition + 1
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    WITH used AS (
      UPDATE auth.refresh_tokens SET revoked_at = ${at}
      WHERE session_id = ${session.id} AND revoked_at IS NULL
      RETURNING session_id
    ), issued AS (
      INSERT INTO auth.refresh_tokens (session_id, position, token_hash, created_at)
      SELECT session_id, ${position}::integer, ${hashRefreshToken(next)}, ${at} FROM used
      RETURNING session_id
    )
    UPDATE auth.sessions AS session
    SET refresh_position = ${position}, refreshed_at = ${at}, ip = ${origin.ip}, user_agent = ${origin.userAgent}
    FROM issued WHERE session.id = issued.session_id
  `)
}

async function endReusedSession(tx: AuthDb, session: SessionRow, { now, origin }: Use): Promise<Refreshed> {
  await tx.delete(sessions).where(eq(sessions.id, session.id))
  await recordAudit(tx, {
    action: 'token_revoked',
    actorId: session.userId,
    ip: origin.ip,
    now,
    traits: { session_id: session.id },
  })
  return { reusedBy: session.userId }
}

function notFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}
