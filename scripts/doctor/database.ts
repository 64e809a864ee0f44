import { sql } from 'drizzle-orm'
import { type Check, type Finding, found, type Patient, reasonOf } from './check.ts'
import { listAppliedMigrations } from '#app/platform/db/backup/backup-format.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listMigrations } from '#app/platform/db/migrate.server.ts'
import { hasEmbeddedDatabase, openDatabase } from '#app/platform/db/open.server.ts'
import { DAY_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { requireKnownKeys } from '#server/accounts/known-keys.ts'

const DATABASE = 'database'
const VERSION_MIN = 15
const SKEW_WARN_MS = 5 * SECOND_MS
const SKEW_MAX_MS = 60 * SECOND_MS
const HELPLINE_DAYS_MAX = 180

/** Asks PostgreSQL. The embedded database is not opened: that would write to its log. */
export const checkDatabase: Check = async (patient) => {
  const { dataDir, databaseUrl } = patient.config
  if (!databaseUrl) {
    const state = hasEmbeddedDatabase(dataDir) ? 'is there' : 'is created by the first start'
    return [
      found('ok', DATABASE, `The embedded database in ${dataDir} ${state}.`),
      found('ok', 'helplines', 'Look at /operator/helplines when they were last compared with their source.'),
    ]
  }
  let database
  try {
    database = await openDatabase({ dataDir, databaseUrl, onError: () => {} })
  } catch (error) {
    const password = new URL(databaseUrl).password
    const secrets = [password, decodeURIComponent(password)]
    const { message } = error as Error
    return [found('problem', DATABASE, `${reasonOf(new Error(message), secrets)}: check DATABASE_URL and the server.`)]
  }
  try {
    return [
      await checkServer(database.db, patient.now),
      await checkMigrations(database.db),
      ...(await checkStored(database.db, patient)),
    ]
  } catch (error) {
    return [found('problem', DATABASE, `A query failed (${reasonOf(error)}): look at the rights of its user.`)]
  } finally {
    await database.close()
  }
}

async function checkServer(db: Db, now: Date): Promise<Finding> {
  const startedAt = performance.now()
  const { rows } = await db.execute<{ version: number; at: number }>(
    sql`SELECT current_setting('server_version_num')::int / 10000 AS version,
      (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`,
  )
  const [{ version, at } = { version: 0, at: 0 }] = rows
  const took = performance.now() - startedAt
  const skewMs = Math.max(0, Math.abs(at - now.getTime() - took) - took)
  if (version < VERSION_MIN)
    return found('problem', DATABASE, `PostgreSQL ${version} is too old: upgrade it to ${VERSION_MIN} or newer.`)
  const said = `PostgreSQL ${version} answers in ${Math.round(took)} ms; its clock differs by ${Math.round(skewMs / SECOND_MS)} s`
  if (skewMs > SKEW_WARN_MS)
    return found(skewMs > SKEW_MAX_MS ? 'problem' : 'warning', DATABASE, `${said}: turn on NTP on both machines.`)
  return found('ok', DATABASE, `${said}.`)
}

async function checkMigrations(db: Db): Promise<Finding> {
  const known = listMigrations()
  const applied = await listAppliedMigrations(db)
  if (applied.some((hash, index) => hash !== known[index]))
    return found('problem', 'tables', 'They belong to a newer version of the program: start that one.')
  const missing = known.length - applied.length
  if (missing > 0) return found('warning', 'tables', `The next start applies ${missing} migrations: back up first.`)
  return found('ok', 'tables', 'They are up to date.')
}

/** What only a database with tables can say. */
async function checkStored(db: Db, { config, env, now }: Patient): Promise<Finding[]> {
  const { rows: tables } = await db.execute<{ yes: boolean }>(
    sql`SELECT to_regclass('public.helplines') IS NOT NULL AND to_regclass('public.known_keys') IS NOT NULL AS yes`,
  )
  if (!tables[0]?.yes) return []
  const keys = await requireKnownKeys(db, { config, env }).then(
    () => found('ok', 'keys', 'This machine has every key that the database was written with.'),
    (error: Error) => found('problem', 'keys', reasonOf(error)),
  )
  const since = new Date(now.getTime() - HELPLINE_DAYS_MAX * DAY_MS).toISOString()
  const { rows } = await db.execute<{ old: number }>(sql`SELECT count(*)::int AS old FROM helplines
    WHERE is_shown AND coalesce(verified_on < ${since}::date, true)`)
  const old = rows[0]?.old ?? 0
  const helplines =
    old === 0
      ? found('ok', 'helplines', `All were compared with their source in the last ${HELPLINE_DAYS_MAX} days.`)
      : found('warning', 'helplines', `${old} were not compared in ${HELPLINE_DAYS_MAX} days: /operator/helplines`)
  return [keys, helplines]
}
