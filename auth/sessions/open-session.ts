import { type SQL, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Account } from '#auth/accounts/users.ts'
import { auditPayload } from '#auth/audit.ts'
import { type AuthDb, rowsOf } from '#auth/db.ts'
import { countRecentAlerts } from '#auth/devices/recent-alerts.ts'
import { proofOfMethod } from './proof.ts'
import { hashRefreshToken, newRefreshSecret, newRefreshToken } from './refresh-token.ts'
import type { NewSession, Origin } from './sessions.ts'

interface Opening {
  userId: string
  /** As the `amr` claim names it. */
  method: string
  origin: Origin
  now: Date
  notAfter?: Date | null
  passkeyId?: string | null
}

/** Of a password that was compared outside of a transaction. */
interface ComparedPassword {
  /** The stored hash that it matched. */
  compared: string
  /** The hash to store from now on. */
  passwordHash: string
  passwordIsLong: boolean
}

/** Additions to the statement that opens a session. */
interface Additions {
  /** Columns of the user to set. */
  set: SQL
  /** A condition on the user, without which nothing is written. */
  where: SQL
  /** A further statement that writes, from the table `signed_in`. */
  insert: SQL
}

/**
 * Opens a session for a user who has just authenticated by `method`: at aal2 by a passkey, else at aal1. Sets the time of
 * the last sign-in.
 */
export async function openSession(tx: AuthDb, opening: Opening): Promise<NewSession> {
  const opened = await writeSession(tx, opening)
  if (!opened) throw new Error('The user of a new session does not exist.')
  return opened
}

/** As `openSession`, with the entry in the audit log. Returns undefined if the password has changed since. */
export function openPasswordSession(
  db: AuthDb,
  opening: Opening,
  { compared, passwordHash, passwordIsLong }: ComparedPassword,
): Promise<NewSession | undefined> {
  const payload = auditPayload({ action: 'login', actorId: opening.userId, traits: { provider: 'email' } })
  return writeSession(db, opening, {
    set: sql`, password_hash = ${passwordHash}, password_is_long = ${passwordIsLong}`,
    where: sql`AND password_hash = ${compared}`,
    insert: sql`, entry AS (
      INSERT INTO auth.audit_log_entries (payload, ip, created_at)
      SELECT ${JSON.stringify(payload)}::jsonb, ${opening.origin.ip}, last_sign_in_at FROM signed_in
    )`,
  })
}

/** The account after `openSession`, without reading it again. */
export function signedInAt(account: Account, now: Date): Account {
  return { ...account, user: { ...account.user, lastSignInAt: now, updatedAt: now } }
}

async function writeSession(
  db: AuthDb,
  { userId, method, origin, now, notAfter = null, passkeyId = null }: Opening,
  additions?: Additions,
): Promise<NewSession | undefined> {
  const id = randomUUID()
  const refreshToken = newRefreshToken()
  const aal = method === 'passkey' ? 'aal2' : 'aal1'
  const at = sql`${now.toISOString()}::timestamptz`
  // One statement: apart from the hash, round trips are most of the cost of a sign-in.
  const result = await db.execute(sql`
    WITH before AS (
      SELECT id, first_session_at IS NULL AS is_first FROM auth.users WHERE id = ${userId} FOR UPDATE
    ), signed_in AS (
      UPDATE auth.users AS u SET
        last_sign_in_at = ${at}, updated_at = ${at}, wrong_passwords = 0,
        first_session_at = coalesce(u.first_session_at, ${at})${additions?.set}
      FROM before WHERE u.id = before.id ${additions?.where}
      RETURNING u.id, u.last_sign_in_at, before.is_first
    ), session AS (
      INSERT INTO auth.sessions (
        id, user_id, aal, refresh_secret, user_agent, ip, place, device_hash, passkey_id, not_after, proven_at, proven_by,
        refreshed_at, created_at, idle_s, used_at
      )
      SELECT
        ${id}::uuid, id, ${aal}, ${newRefreshSecret()}, ${origin.userAgent}, ${origin.ip},
        ${origin.place}, ${origin.deviceHash}, ${passkeyId}::uuid, ${notAfter?.toISOString() ?? null}::timestamptz, ${at},
        ${proofOfMethod(method)}, ${at}, ${at},
        ${origin.idleS ?? null}::integer, ${origin.idleS === undefined ? null : now.toISOString()}::timestamptz
      FROM signed_in
    ), amr AS (
      INSERT INTO auth.amr_claims (session_id, method, created_at, updated_at)
      SELECT ${id}::uuid, ${method}, ${at}, ${at} FROM signed_in
    ), token AS (
      INSERT INTO auth.refresh_tokens (session_id, position, token_hash, created_at)
      SELECT ${id}::uuid, 0, ${hashRefreshToken(refreshToken)}, ${at} FROM signed_in
    )${additions?.insert}
    SELECT is_first, ${countRecentAlerts(userId, now)} AS recent_alerts FROM signed_in
  `)
  const [signedIn] = rowsOf<{ is_first: boolean; recent_alerts: number }>(result)
  if (!signedIn) return undefined
  const session = { id, aal, createdAt: now } as const
  const { is_first: isFirst, recent_alerts: recentAlerts } = signedIn
  return { session, amr: [{ method, updatedAt: now }], refreshToken, origin, isFirst, recentAlerts }
}
