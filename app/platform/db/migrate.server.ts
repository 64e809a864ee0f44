import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import type { Database, Db } from './database.server.ts'
import { withoutLimit } from './patience.server.ts'
import type { Pool } from './pool.server.ts'

const MIGRATIONS_FOLDER = 'db/migrations'
/** The arbitrary key of the advisory lock that every process of this product takes. */
const MIGRATION_LOCK = 7_310_584_266

/**
 * Applies all migrations, or the first `count`. Several processes may call it at once; one migrates, the others wait. On
 * PostgreSQL it has a connection of its own: a migration, and the wait for it, may take longer than other statements.
 */
export async function migrate({ db, engine }: Database, count = Number.POSITIVE_INFINITY): Promise<void> {
  if (engine === 'pglite') return apply(db, count)
  const { $client: pool } = db as unknown as { $client: Pool }
  await withoutLimit(() =>
    pool.beside({ statement_timeout: 0 }, async (client) => {
      await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
      await apply(drizzle(client), count)
    }),
  )
}

/** Drizzle's migrators are not used, because they cannot stop after `count` migrations. */
function apply(db: Db, count: number): Promise<void> {
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession }
  return dialect.migrate(readMigrations().slice(0, count), session, { migrationsFolder: MIGRATIONS_FOLDER })
}

/** Hashes of all migrations that this version of the product knows, oldest first. */
export function listMigrations(): string[] {
  return readMigrations().map(({ hash }) => hash)
}

function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
}
