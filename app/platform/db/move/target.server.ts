import { sql } from 'drizzle-orm'
import { listAppliedMigrations, listTables } from '#app/platform/db/backup/backup-format.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

const VERSION_MIN = 15

/** The database cannot be moved into. The message is one line for the administrator. */
class TargetError extends Error {
  override name = 'TargetError'
}

const OF_ANOTHER = 'Another installation or backup was being moved into this database, and that did not end.'
const EMPTYING = `To empty it: psql "$DATABASE_URL" -c 'DROP SCHEMA IF EXISTS public, auth, drizzle CASCADE; CREATE SCHEMA public'`

interface Facts extends Record<string, unknown> {
  name: string
  version: number
  encoding: string
  isReplica: boolean
  mayCreate: boolean
  hasTrigrams: boolean
}

/**
 * Whether rows may be moved into this database: a PostgreSQL that is new enough, in which this user may create tables,
 * and that holds nothing, or only what an earlier attempt of this move (`id`) has left. Changes nothing.
 * @throws TargetError
 */
export async function checkTarget(db: Db, id: string): Promise<void> {
  const { rows } = await db.execute<Facts>(sql`
    SELECT current_database() AS name, current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS "isReplica",
      has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS "mayCreate",
      EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS "hasTrigrams"`)
  const [facts] = rows
  if (facts) refuseUnusable(facts)
  const unfinished = await findUnfinishedMove(db)
  if (unfinished === undefined) await refuseUnlessEmpty(db, facts?.name ?? '')
  else if (unfinished !== id) throw new TargetError(`${OF_ANOTHER} ${EMPTYING}`)
}

function refuseUnusable({ name, version, encoding, isReplica, mayCreate, hasTrigrams }: Facts): void {
  if (version < VERSION_MIN) {
    throw new TargetError(`The server runs PostgreSQL ${version}, and ${VERSION_MIN} or newer is needed.`)
  }
  if (isReplica) throw new TargetError('The server is a replica, which takes no writes: name its primary.')
  if (encoding !== 'UTF8') {
    throw new TargetError(
      `The database ${name} has the encoding ${encoding}: createdb -E UTF8 -T template0 makes another.`,
    )
  }
  if (!mayCreate) {
    throw new TargetError(
      `The user may not create tables in the database ${name}: ALTER DATABASE ${name} OWNER TO that user.`,
    )
  }
  if (!hasTrigrams) {
    throw new TargetError('The server lacks the extension pg_trgm: on Debian it is in the package postgresql-contrib.')
  }
}

async function refuseUnlessEmpty(db: Db, name: string): Promise<void> {
  const tables = await listTables(db)
  const isOurs = (await listAppliedMigrations(db)).length > 0
  for (const { table } of tables) {
    const { rows } = await db.execute(sql`SELECT FROM ${sql.raw(table)} LIMIT 1`)
    if (isOurs && rows.length === 0) continue
    throw new TargetError(`The database ${name} is not empty (it has ${table}): name a new one, which createdb makes.`)
  }
}

/*
 * A table in the schema `drizzle` marks a database into which rows are being moved. It outlives the process, so that no
 * server starts on the rows of a move that did not end, and the same move can be made again.
 */
const MARK = sql.raw('drizzle.unfinished_move')

/** @param id tells an earlier attempt of this move from that of another installation */
export async function beginMove(db: Db, id: string): Promise<void> {
  if ((await findUnfinishedMove(db)) !== undefined) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
    await tx.execute(sql`CREATE TABLE ${MARK} AS SELECT ${id}::text AS id`)
  })
}

export async function endMove(db: Db): Promise<void> {
  await db.execute(sql`DROP TABLE ${MARK}`)
}

/** The id of a move into this database that did not end. */
export async function findUnfinishedMove(db: Db): Promise<string | undefined> {
  const { rows: found } = await db.execute<{ yes: boolean }>(
    sql`SELECT to_regclass('drizzle.unfinished_move') IS NOT NULL AS yes`,
  )
  if (!found[0]?.yes) return undefined
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM ${MARK}`)
  return rows[0]?.id ?? ''
}
