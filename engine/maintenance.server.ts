import { sql } from 'drizzle-orm'

import type { Db } from './database.server.ts'

const INTERVAL_MS = 60_000
/** Recovery after a crash reads at most about this much of the write-ahead log. */
const LOG_BYTES_MAX = 32 * 1024 * 1024

/**
 * Replaces PostgreSQL's background processes, which the embedded engine does not have: checkpoints, without which the
 * write-ahead log grows for ever, and VACUUM and ANALYZE of changed tables.
 * Returns a function that stops it and waits for a running round.
 */
export function startMaintenance(db: Db, onError: (error: Error) => void): () => Promise<void> {
  let running = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    running = runMaintenance(db)
      .catch(onError)
      .finally(() => (isBusy = false))
  }, INTERVAL_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Vacuums at most one table, because all other queries wait, and makes a checkpoint if the log has grown. */
export async function runMaintenance(db: Db): Promise<void> {
  const { rows: due } = await db.execute<{ command: string }>(dueTable)
  if (due[0]) await db.execute(sql.raw(due[0].command))
  const { rows: log } = await db.execute<{ bytes: number }>(
    sql`SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()`,
  )
  if (log[0] && log[0].bytes > LOG_BYTES_MAX) await db.execute(sql`CHECKPOINT`)
}

/** The default thresholds of PostgreSQL's autovacuum. */
const dueTable = sql`
  SELECT CASE WHEN dead OR grown THEN format('VACUUM (ANALYZE) %I.%I', schemaname, relname)
    ELSE format('ANALYZE %I.%I', schemaname, relname) END AS command
  FROM pg_stat_user_tables,
    LATERAL (SELECT n_dead_tup > 50 + 0.2 * n_live_tup, n_ins_since_vacuum > 1000 + 0.2 * n_live_tup,
      n_mod_since_analyze > 50 + 0.1 * n_live_tup) AS due (dead, grown, changed)
  WHERE dead OR grown OR changed
  ORDER BY n_dead_tup + n_mod_since_analyze DESC
  LIMIT 1`
