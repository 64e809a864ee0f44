import { createHash, randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type DatabaseImage, ImageFiles, readImage } from './database-image.ts'
import { lend } from './lent-database.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openPgliteInMemory } from '#engine/pglite.server.ts'
import { openPostgres } from '#app/platform/db/postgres.server.ts'

const CREATORS = [import.meta.filename, 'engine/pglite.server.ts', 'node_modules/@electric-sql/pglite/package.json']

/** Opens a migrated, empty database. The caller closes it. */
export function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? openOnPostgres(url) : openInMemory('migrated')
}

/** `empty` has no tables. */
export type Content = 'empty' | 'migrated'

/** The images that this process has read. */
const images = new Map<Content, DatabaseImage>()

/** Opens an embedded database in memory. The caller closes it. */
export async function openInMemory(content: Content): Promise<Database & { client: PGlite }> {
  return content === 'migrated' ? lend(() => openImage(content)) : openImage(content)
}

/** Loading a dumped image takes a tenth of the time of creating and migrating. */
async function openImage(content: Content): Promise<Database & { client: PGlite }> {
  const known = images.get(content)
  if (known) return openPgliteInMemory(new ImageFiles(known))
  const path = join(tmpdir(), `diya-test-image-${content}-${databaseHash()}.tar`)
  const dumped = await readFile(path).catch(() => undefined)
  if (dumped) {
    const image = readImage(dumped)
    images.set(content, image)
    return openPgliteInMemory(new ImageFiles(image))
  }
  const database = await openPgliteInMemory()
  if (content === 'migrated') await migrate(database)
  await dropTemplates(database.client)
  const dump = await database.client.dumpDataDir('none')
  const partial = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()))
  await rename(partial, path)
  return database
}

/** Drops the template databases, which are not needed and double the size of the image. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.query('UPDATE pg_database SET datistemplate = false')
  await client.query('DROP DATABASE template0')
  await client.query('DROP DATABASE template1')
  await client.query('CHECKPOINT')
}

/** Of everything that decides what a created and migrated database contains. */
export function databaseHash(): string {
  const hash = createHash('sha256').update(readFileSync('db/migrations/meta/_journal.json'))
  for (const path of CREATORS) hash.update(readFileSync(path))
  for (const name of readdirSync('db/migrations').filter((file) => file.endsWith('.sql'))) {
    hash.update(readFileSync(join('db/migrations', name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A new database on the given server, dropped when it is closed. */
async function openOnPostgres(serverUrl: string): Promise<Database> {
  const name = `diya_test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE ${name}`)
  // As in the embedded ones (`openPgliteInMemory`).
  await onServer(serverUrl, `ALTER DATABASE ${name} SET plan_cache_mode = force_generic_plan`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href, () => {})
  await migrate(database)
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** Another connection pool to a test's database on PostgreSQL. The caller closes it. */
export async function openBeside({ db }: Database): Promise<Database> {
  const { rows } = await db.execute<{ name: string }>(sql`SELECT current_database() AS name`)
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = `/${rows[0]?.name ?? ''}`
  return openPostgres(url.href, () => {})
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
