import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type AuthDb, rowsOf } from '#auth/db.ts'
import { lockDataDir } from '#engine/lock.server.ts'
import { startMaintenance } from '#engine/maintenance.server.ts'
import { openPglite } from '#engine/pglite.server.ts'

const MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, '../migrations'),
  migrationsSchema: 'auth',
  migrationsTable: 'schema_migrations',
}
/** The arbitrary key of the advisory lock of processes that migrate. @internal */
export const MIGRATION_LOCK = 7_310_584_275
const CONNECTIONS_MAX = 10
const CONNECT_TIMEOUT_MS = 20_000
const STATEMENT_TIMEOUT_MS = 15_000

export interface AloneDatabase {
  db: AuthDb
  engine: 'pglite' | 'postgres'
  close(): Promise<void>
}

interface Opening {
  dataDir: string
  databaseUrl: string | undefined
  /** Called for lost connections and failed maintenance. */
  onError: (error: Error) => void
}

/** Opens the embedded database in `dataDir`, or PostgreSQL, and brings the tables up to date. */
export async function openAloneDatabase({ dataDir, databaseUrl, onError }: Opening): Promise<AloneDatabase> {
  const database = databaseUrl ? await openServer(databaseUrl, onError) : await openEmbedded(dataDir, onError)
  try {
    await migrateAlone(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openEmbedded(dataDir: string, onError: (error: Error) => void): Promise<AloneDatabase> {
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockDataDir(dataDir)
  try {
    const { db, close } = await openPglite(join(dataDir, 'database'))
    const stopMaintenance = startMaintenance(db, onError)
    return {
      db,
      engine: 'pglite',
      close: async () => {
        await stopMaintenance()
        await close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openServer(url: string, onError: (error: Error) => void): Promise<AloneDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  pool.on('error', onError)
  // A connection that is lost between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(url)
    throw new Error(
      `The PostgreSQL database ${pathname.slice(1)} at ${host} cannot be opened: ${(error as Error).message}`,
      { cause: error },
    )
  }
  return { db: drizzle(pool), engine: 'postgres', close: () => pool.end() }
}

/** Several processes may start at once: one migrates, the others wait. */
export async function migrateAlone({ db, engine }: Pick<AloneDatabase, 'db' | 'engine'>): Promise<void> {
  const [found] = rowsOf<{ users: string | null; own: string | null }>(
    await db.execute(sql`SELECT to_regclass('auth.users') AS users, to_regclass('auth.schema_migrations') AS own`),
  )
  if (found?.users && !found.own) {
    throw new Error('This database holds the accounts of a product or of another service: give this one its own.')
  }
  if (engine === 'pglite') return apply(db)
  const client = await (db as unknown as { $client: pg.Pool }).$client.connect()
  try {
    // A migration, and the wait for it, may take longer than other statements.
    await client.query('SET statement_timeout = 0')
    await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
    await apply(drizzle(client))
  } finally {
    // Ends the connection, and with it the lock.
    client.release(true)
  }
}

/** Drizzle's own functions for the two engines would need one import each. */
function apply(db: AuthDb): Promise<void> {
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession }
  return dialect.migrate(readMigrationFiles(MIGRATIONS), session, MIGRATIONS)
}
