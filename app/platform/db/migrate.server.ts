import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import type { Database } from './database.server.ts'
import { withoutLimit } from './patience.server.ts'

const MIGRATIONS_FOLDER = 'db/migrations'
/** The arbitrary key of the advisory lock that every process of this product takes. */
const MIGRATION_LOCK = 7_310_584_266

/**
 * Applies all migrations, or the first `count`. Several processes may call it at once; one migrates, the others wait.
 */
export async function migrate({ db, engine }: Database, count = Number.POSITIVE_INFINITY): Promise<void> {
  // Drizzle's migrators are not used, because they cannot stop after `count` migrations.
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession }
  const run = () => dialect.migrate(readMigrations().slice(0, count), session, { migrationsFolder: MIGRATIONS_FOLDER })
  if (engine === 'pglite') return run()
  // The transaction keeps one connection, which has the lock until it ends.
  const locked = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await run()
    })
  await withoutLimit(locked)
}

/** Hashes of all migrations that this version of the product knows, oldest first. */
export function listMigrations(): string[] {
  return readMigrations().map(({ hash }) => hash)
}

function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
}
