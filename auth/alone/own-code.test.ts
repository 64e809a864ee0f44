import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { rowsOf } from '#auth/db.ts'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { openInMemory } from '#test/open-database.ts'
import { MIGRATION_LOCK, migrateAlone } from './database.ts'

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm

/** The file of an import; undefined for packages. */
function fileOf(from: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1)
  return target.startsWith('.') ? normalize(join(dirname(from), target)) : undefined
}

function importedFrom(entry: string): string[] {
  const seen = new Set<string>()
  const queue = [entry]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    expect([file, existsSync(file)]).toEqual([file, true])
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = fileOf(file, target)
      if (next) queue.push(next)
    }
  }
  return [...seen]
}

test('the service alone imports nothing of the product, directly or through others', () => {
  const files = importedFrom('auth/alone/main.ts')
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => !/^(?:auth|engine)\//.test(file))).toEqual([])
  expect(files.filter((file) => /test/.test(file))).toEqual([])
})

test('no file of the service does, also none that only a product uses', () => {
  const files = globSync('{auth,engine}/**/*.ts').filter((file) => !/\.test(?:-support)?\.ts$/.test(file))
  const targets = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target = '']) => fileOf(file, target) ?? ''),
  )
  expect(targets.filter((target) => /^(?:app|server|db|test|bench|scripts)\//.test(target))).toEqual([])
})

test('its own migrations make the tables, rules and functions that those of the product make', async () => {
  const alone = await openInMemory('empty')
  const product = await openInMemory('migrated')
  await migrateAlone(alone)
  // A second start changes nothing.
  await migrateAlone(alone)
  expect(await describe(alone)).toEqual(await describe(product))
  await alone.close()
  await product.close()
})

const server = await openPostgresServer()
afterAll(() => server?.close())

test.skipIf(!server)('who waits for another process that migrates waits longer than a statement may take', async () => {
  const url = await server!.createDatabase()
  const [first, second] = [1, 2].map(() => new pg.Pool({ connectionString: url, statement_timeout: 1_000, max: 1 }))
  const other = await first!.connect()
  await other.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
  const waiting = migrateAlone({ db: drizzle(second!), engine: 'postgres' })
  await new Promise((done) => setTimeout(done, 1_600))
  other.release(true)
  await waiting
  const { rows } = await first!.query("SELECT to_regclass('auth.users') AS users")
  expect(rows).toEqual([{ users: 'auth.users' }])
  await Promise.all([first!.end(), second!.end()])
})

test('a database of a product is refused', async () => {
  const product = await openInMemory('migrated')
  await expect(migrateAlone(product)).rejects.toThrow('give this one its own')
  await product.close()
})

/** Everything in the schema `auth`, in words of PostgreSQL; without what the product adds for erasures. */
async function describe({ db }: Awaited<ReturnType<typeof openInMemory>>): Promise<string[]> {
  const result = await db.execute(sql`
    SELECT format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid)) AS line
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
      WHERE c.relnamespace = 'auth'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
        AND c.relname <> 'schema_migrations'
    UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'auth'::regnamespace AND conrelid <> coalesce(to_regclass('auth.schema_migrations'), 0)
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'auth' AND tablename <> 'schema_migrations'
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'auth'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = 'auth'::regnamespace AND NOT t.tgisinternal
        AND t.tgname NOT IN ('users_note_removal', 'users_note_blanking')
    ORDER BY 1`)
  return rowsOf<{ line: string }>(result).map(({ line }) => line.replace(/\s+/g, ' '))
}
