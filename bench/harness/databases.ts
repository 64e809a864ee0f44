import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database, Engine } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { withoutLimit } from '#app/platform/db/patience.server.ts'
import { openPostgresServer, type PostgresServer } from '#test/crash/postgres-server.ts'
import type { Row } from './report.ts'

/** A migrated database that no process has open: the application and its floor use it one after the other. */
export interface PreparedDatabase {
  engine: Engine
  /** Null on the embedded engine. */
  url: string | null
  dataDir: string
  /** Environment of the built application for this database, without the demo data. */
  env: Record<string, string>
}

/** Measures on every engine of this machine, one after the other. */
export async function onEachEngine(
  measure: (databases: Databases, engine: Engine) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const databases = await Databases.open()
  try {
    const rows: Row[] = []
    for (const engine of databases.engines) rows.push(...(await measure(databases, engine)))
    return rows
  } finally {
    await databases.close()
  }
}

/** Databases of one bench, all dropped at its end. */
export class Databases {
  readonly #postgres: PostgresServer | null
  readonly #folder = mkdtempSync(join(tmpdir(), 'diya-bench-'))
  #count = 0

  private constructor(postgres: PostgresServer | null) {
    this.#postgres = postgres
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }))
  }

  /** The engines of this machine: PGlite always, PostgreSQL if its programs are installed. */
  static async open(): Promise<Databases> {
    return new Databases(await openPostgresServer())
  }

  get engines(): readonly Engine[] {
    return this.#postgres ? ['postgres', 'pglite'] : ['pglite']
  }

  /** Creates a database and fills it with `fill`. */
  async prepare(engine: Engine, fill: (database: Database) => Promise<void>): Promise<PreparedDatabase> {
    const dataDir = this.#newFolder()
    const url = engine === 'postgres' ? ((await this.#postgres?.createDatabase()) ?? null) : null
    const database = await openDatabase({ dataDir, databaseUrl: url ?? undefined, onError: () => {} })
    try {
      await migrate(database)
      // A million rows take longer than any statement of the application may. The pool has one connection by then.
      await database.db.execute(sql`SET statement_timeout = 0`)
      await withoutLimit(() => fill(database))
    } finally {
      await database.close()
    }
    return { engine, url, dataDir, env: { DATA_DIR: dataDir, DEMO_DATA: '0', ...(url ? { DATABASE_URL: url } : {}) } }
  }

  /** A copy of an embedded database's own directory. */
  copyDirectory({ dataDir }: PreparedDatabase): string {
    const copy = this.#newFolder()
    cpSync(join(dataDir, 'database'), copy, { recursive: true })
    return copy
  }

  /** A copy of the whole data directory. */
  copyDataDir({ dataDir }: PreparedDatabase): string {
    const copy = this.#newFolder()
    cpSync(dataDir, copy, { recursive: true })
    return copy
  }

  async close(): Promise<void> {
    await this.#postgres?.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #newFolder(): string {
    return join(this.#folder, String(this.#count++))
  }
}
