import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { type Content, openInMemory } from '#test/open-database.ts'
import { commitEntry, openBook } from '#test/durability/book.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { RestoreError } from './backup-lines.server.ts'
import { restoreBackup } from './backup-restore.server.ts'
import { writeBackup } from './backup.server.ts'
import type { Database, Db } from '#app/platform/db/database.server.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { type DatabaseImage, ImageFiles, readImage } from '#test/database-image.ts'
import { openPgliteInMemory } from '#engine/pglite.server.ts'

const NOW = new Date('2026-11-02T09:30:00Z')
const folder = scratchFolder('backup')

// On PostgreSQL when TEST_DATABASE_URL is set; the target databases are always embedded, so both directions are tested.
const source = await testDatabase()

/** Types whose values are easily changed by a copy, and tables with circular foreign keys. */
const PROBE = `
  CREATE TYPE probe_mood AS ENUM ('calm', 'very glad');
  CREATE TABLE probe (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    parent_id bigint REFERENCES probe,
    "odd ""name""" text, large bigint, exact numeric, near float8, at timestamptz, day date, span interval,
    raw bytea, doc jsonb, note json, tags text[], grid int[][], mood probe_mood, code char(4), yes boolean,
    doubled numeric GENERATED ALWAYS AS (exact * 2) STORED,
    CONSTRAINT probe_large_unique UNIQUE (large) DEFERRABLE INITIALLY DEFERRED);
  CREATE TABLE probe_log (id serial PRIMARY KEY, probe_id bigint NOT NULL REFERENCES probe ON DELETE CASCADE);
  ALTER TABLE probe ADD COLUMN last_log_id int REFERENCES probe_log;
  CREATE FUNCTION probe_note() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO probe_log (probe_id) VALUES (NEW.id); RETURN NULL; END';
  CREATE TRIGGER probe_note AFTER INSERT ON probe FOR EACH ROW EXECUTE FUNCTION probe_note();
  CREATE TRIGGER probe_off AFTER INSERT ON probe FOR EACH ROW EXECUTE FUNCTION probe_note();
  ALTER TABLE probe DISABLE TRIGGER probe_off;`

const PROBE_ROWS = `
  INSERT INTO probe (large, exact, near, at, day, span, raw, doc, note, tags, grid, mood, code, yes, "odd ""name""") VALUES
    (9223372036854775807, 12345678901234567890.123456789, 0.1, '2026-11-02 09:30:00.123456+05:30', '2026-02-28', '1 mon 2.5 sec',
     '\\x00ff0a22', 'null', '{"b": 1,  "a": 2}', ARRAY['a "b"', NULL, 'c,d\\e', ''], ARRAY[[1,2],[3,4]], 'very glad', 'ab', true,
     E'दीया ₹\\n"tab"\\t\\\\ end\\u2028'),
    (-9007199254740993, 'NaN', 'Infinity', 'infinity', '0044-03-15 BC', '-1 year', '', '{"deep": [1e40, "\\u0001"]}', 'null', '{}', NULL, 'calm', '', false, ''),
    (NULL, NULL, 1e-300, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
  UPDATE probe SET parent_id = 3, last_log_id = 2 WHERE id = 1`

async function run(db: Db, statements: string): Promise<void> {
  for (const statement of statements.split(/;\n/)) await db.execute(sql.raw(statement))
}

async function embedded(start: DatabaseImage | Content = 'empty'): Promise<Database & { client: PGlite }> {
  const database = await (typeof start === 'string' ? openInMemory(start) : openPgliteInMemory(new ImageFiles(start)))
  onTestFinished(() => database.close())
  return database
}

let image: DatabaseImage | undefined

/** An empty database with the same tables. */
async function prepared(): Promise<Database> {
  const database = await embedded(image ?? 'migrated')
  if (image) return database
  await run(database.db, PROBE)
  await openBook(database.db)
  await database.db.execute(sql`DELETE FROM book_total`)
  const dump = await database.client.dumpDataDir('none')
  image = readImage(new Uint8Array(await dump.arrayBuffer()))
  return database
}

async function restored(path = first): Promise<Database> {
  const database = await prepared()
  await restoreBackup(database, path)
  return database
}

function lines(path: string): string[] {
  return gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')
}

/** The lines of a backup without the header, sorted. */
function sorted(path: string): string[] {
  return lines(path).slice(1).toSorted()
}

async function refusal(database: Database, path: string): Promise<string> {
  const error = await restoreBackup(database, path).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RestoreError)
  return (error as Error).message
}

const first = join(folder, 'first.ndjson.gz')

beforeAll(async () => {
  await run(source.db, PROBE)
  await run(source.db, PROBE_ROWS)
  await openBook(source.db)
  await writeBackup(source, first, { now: NOW })
})

test('a backup that is restored on another engine and back contains the same rows', async () => {
  const target = await prepared()
  const counted: string[] = []
  const { createdAt } = await restoreBackup(target, first, {
    onProgress: ({ table, rows }) => counted.push(`${table} ${rows}`),
  })
  expect(createdAt).toBe(NOW.toISOString())
  expect(counted).toEqual(expect.arrayContaining(['public.probe 3', 'public.probe_log 3']))
  const second = join(folder, 'second.ndjson.gz')
  await writeBackup(target, second, { now: NOW })
  expect(sorted(second)).toEqual(sorted(first))
  const back = await testDatabase()
  await run(back.db, PROBE)
  await openBook(back.db)
  await back.db.execute(sql`DELETE FROM book_total`)
  await restoreBackup(back, second)
  const third = join(folder, 'third.ndjson.gz')
  await writeBackup(back, third, { now: NOW })
  expect(sorted(third)).toEqual(sorted(first))
  expect(lines(first).length).toBeGreaterThan(10)
}, 120_000)

test('sequences, triggers and foreign keys work after a restore', async () => {
  const { db } = await restored()
  await run(db, 'INSERT INTO probe (large) VALUES (7)')
  const { rows } = await db.execute(
    sql`SELECT probe_id::int AS probe, id AS log FROM probe_log ORDER BY id DESC LIMIT 1`,
  )
  expect(rows).toEqual([{ probe: 4, log: 4 }])
  await expect(run(db, 'INSERT INTO probe_log (probe_id) VALUES (99)')).rejects.toThrow()
  await expect(run(db, 'INSERT INTO probe (large) VALUES (7)')).rejects.toThrow()
})

test('a backup taken during writes contains only whole transactions', async () => {
  const load = { commits: 0, isOver: false }
  const writing = (async () => {
    while (!load.isOver) {
      await commitEntry(source.db, load.commits + 1)
      load.commits += 1
      // The embedded engine answers without ever leaving the microtask queue.
      await new Promise(setImmediate)
    }
  })()
  while (load.commits < 20) await new Promise(setImmediate)
  const path = join(folder, 'under-load.ndjson.gz')
  await writeBackup(source, path, { now: NOW })
  const { commits } = load
  load.isOver = true
  await writing
  const { db } = await restored(path)
  const { rows } = await db.execute<{ commits: number; entries: number; sum: number }>(sql`
    SELECT commits, (SELECT count(DISTINCT id)::int FROM book) AS entries, (SELECT sum(amount)::int FROM book) AS sum
    FROM book_total`)
  expect(rows[0]).toEqual({ commits: rows[0]?.entries, entries: rows[0]?.entries, sum: 0 })
  expect(rows[0]?.entries).toBeGreaterThanOrEqual(20)
  expect(rows[0]?.entries).toBeLessThanOrEqual(commits + 1)
})

test('a backup of an older version is restored and migrated', async () => {
  const old = await openInMemory('empty')
  await migrate(old, 1)
  const path = join(folder, 'old.ndjson.gz')
  await writeBackup(old, path, { now: NOW })
  await old.close()
  expect(JSON.parse(lines(path)[0] ?? '')).toMatchObject({ migrations: listMigrations().slice(0, 1) })
  const target = await embedded()
  await restoreBackup(target, path)
  const { rows } = await target.db.execute<{ hash: string }>(
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id`,
  )
  expect(rows.map(({ hash }) => hash)).toEqual(listMigrations())
}, 120_000)

test('a restore into a database that contains rows is refused', async () => {
  const target = await prepared()
  await run(target.db, 'INSERT INTO probe (large) VALUES (1)')
  expect(await refusal(target, first)).toBe(
    'The database holds rows already (in public.probe): restore into a new, empty one.',
  )
  expect((await target.db.execute(sql`SELECT large::int FROM probe`)).rows).toEqual([{ large: 1 }])
})

test('a file that is damaged, truncated or no backup is refused, and the database stays empty', async () => {
  const target = await prepared()
  const whole = gunzipSync(readFileSync(first)).toString()
  const bytes = readFileSync(first)
  const file = (name: string, content: Buffer | string): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  expect(await refusal(target, file('changed', gzipSync(whole.replace('very glad', 'calm'))))).toContain(
    'damaged: public.probe is not what it was (3 rows, then 3)',
  )
  expect(await refusal(target, file('lacking', gzipSync(whole.replace(/^\["3",.*\n/m, ''))))).toContain('damaged')
  expect(await refusal(target, file('odd', gzipSync(whole.replace('very glad', 'merry'))))).toContain(
    'invalid input value for enum probe_mood',
  )
  expect(await refusal(target, file('short', bytes.subarray(0, bytes.length - 40)))).toContain('damaged')
  expect(await refusal(target, file('unended', gzipSync(whole.split('\n').slice(0, -2).join('\n') + '\n')))).toContain(
    'cut short',
  )
  expect(await refusal(target, file('letter', 'dear sister'))).toContain('not a backup')
  expect(await refusal(target, file('json', gzipSync('{"dear":"sister"}\n')))).toContain('not a backup of this product')
  expect(await refusal(target, file('later', gzipSync(whole.replace('"version":1', '"version":2'))))).toContain(
    'version 2',
  )
  expect(
    await refusal(target, file('stranger', gzipSync(whole.replace(/"migrations":\["../, '"migrations":["zz')))),
  ).toContain('another version')
  expect(await refusal(target, join(folder, 'absent'))).toContain('does not exist')
  expect((await target.db.execute(sql`SELECT count(*)::int AS rows FROM probe`)).rows).toEqual([{ rows: 0 }])
})

test('a failed backup leaves no file', async () => {
  const closed = await openInMemory('empty')
  await closed.close()
  await expect(writeBackup(closed, join(folder, 'failed.ndjson.gz'), { now: NOW })).rejects.toThrow()
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
})
