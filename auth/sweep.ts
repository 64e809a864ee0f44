import { sql, type SQL } from 'drizzle-orm'
import { type AuthDb, rowsOf } from './db.ts'
import { DAY_MS, HOUR_MS, MS_PER_S } from './durations.ts'
import { LEFT_S_MAX } from './sessions/session-end.ts'
import type { AuthSettings } from './settings/settings.ts'

const BATCH_ROWS_MAX = 100
/** Bounds one sweep; the next one continues. */
const BATCHES_MAX = 100

/**
 * Deletes expired rows in small statements that skip locked rows, so that several nodes may sweep at once. Call it
 * about once a minute.
 */
export async function sweep(db: AuthDb, settings: AuthSettings, now: Date): Promise<void> {
  const before = (ageMs: number) => sql`${new Date(now.getTime() - ageMs).toISOString()}::timestamptz`
  const { timeboxS, inactivityTimeoutS } = settings.sessions
  const { anonymousUserDays, auditDays } = settings.retention

  await deleteAll(db, 'refresh_tokens', sql`revoked_at < ${before(DAY_MS)}`)
  await deleteAll(db, 'sessions', sql`not_after < ${before(3 * DAY_MS)}`)
  const isIdle = sql`used_at + make_interval(secs => idle_s) < ${before(0)}`
  await deleteAll(
    db,
    'sessions',
    sql`used_at IS NOT NULL AND (${isIdle} OR left_at < ${before(LEFT_S_MAX * MS_PER_S)})`,
  )
  if (timeboxS !== undefined) {
    await deleteAll(db, 'sessions', sql`created_at < ${before(timeboxS * MS_PER_S + DAY_MS)}`)
  }
  if (inactivityTimeoutS !== undefined) {
    await deleteAll(db, 'sessions', sql`refreshed_at < ${before(inactivityTimeoutS * MS_PER_S + DAY_MS)}`)
  }
  if (anonymousUserDays !== undefined) {
    await deleteAll(db, 'users', sql`is_anonymous AND created_at < ${before(anonymousUserDays * DAY_MS)}`)
  }
  await deleteAll(db, 'mfa_challenges', sql`created_at < ${before(DAY_MS)}`)
  await deleteAll(db, 'mfa_factors', sql`status = 'unverified' AND created_at < ${before(DAY_MS)}`)
  await deleteAll(db, 'webauthn_challenges', sql`expires_at < ${before(HOUR_MS)}`)
  await deleteAll(db, 'saml_relay_states', sql`created_at < ${before(DAY_MS)}`)
  await deleteAll(db, 'used_proofs', sql`expires_at < ${before(0)}`)
  await deleteAll(db, 'sign_in_alerts', sql`expires_at < ${before(0)}`)
  await deleteAll(db, 'role_offers', sql`expires_at < ${before(0)}`)
  await deleteAll(db, 'one_time_tokens', sql`expires_at < ${before(DAY_MS)}`)
  // A flow must outlive its link, which expires within a day.
  await deleteAll(db, 'flow_state', sql`created_at < ${before(2 * DAY_MS)}`)
  await deleteAll(db, 'send_limits', sql`started_at < ${before(DAY_MS)}`)
  await deleteAll(db, 'rate_limits', sql`expire < ${before(HOUR_MS)}`)
  await deleteAll(db, 'text_counts', sql`day < (${before(auditDays * DAY_MS)})::date`)
  await deleteAll(db, 'audit_log_entries', sql`created_at < ${before(auditDays * DAY_MS)}`)
}

async function deleteAll(db: AuthDb, table: string, condition: SQL): Promise<void> {
  const name = sql`auth.${sql.identifier(table)}`
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const deleted = await db.execute<{ id: string }>(sql`
      WITH stale AS MATERIALIZED (
        SELECT id FROM ${name} WHERE ${condition} LIMIT ${BATCH_ROWS_MAX} FOR UPDATE SKIP LOCKED
      )
      DELETE FROM ${name} WHERE id IN (SELECT id FROM stale) RETURNING id
    `)
    if (rowsOf(deleted).length < BATCH_ROWS_MAX) return
  }
}
