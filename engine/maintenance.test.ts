import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openInMemory } from '#test/open-database.ts'
import { runMaintenance } from './maintenance.server.ts'

const { db, close } = await openInMemory('empty')
afterAll(close)

async function logBytes(): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()`,
  )
  return rows[0]?.bytes ?? Number.NaN
}

test('a large log gets a checkpoint, and a changed table is vacuumed and analyzed', async () => {
  await db.execute(
    sql`CREATE TABLE notes AS SELECT n, repeat(md5(n::text), 40) AS text FROM generate_series(1, 30000) n`,
  )
  await db.execute(sql`DELETE FROM notes WHERE n > 10000`)
  // PostgreSQL updates its statistics at most once a second; this updates them now.
  await db.execute(sql`SELECT pg_stat_force_next_flush()`)
  expect(await logBytes()).toBeGreaterThan(32 * 1024 * 1024)
  await runMaintenance(db)
  expect(await logBytes()).toBeLessThan(1024 * 1024)
  const { rows } = await db.execute(
    sql`SELECT n_dead_tup::int AS dead, reltuples::int AS counted
      FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid`,
  )
  expect(rows).toEqual([{ dead: 0, counted: 10_000 }])
})

test('a table with inserts only is vacuumed too, so that its GIN index has no pending list', async () => {
  await db.execute(sql`CREATE EXTENSION pg_trgm`)
  await db.execute(sql`CREATE TABLE words (word text)`)
  await db.execute(sql`CREATE INDEX words_near ON words USING gin (word gin_trgm_ops)`)
  await db.execute(sql`INSERT INTO words SELECT md5(n::text) FROM generate_series(1, 2000) n`)
  await db.execute(sql`SELECT pg_stat_force_next_flush()`)
  await runMaintenance(db)
  const { rows } = await db.execute(sql`SELECT gin_clean_pending_list('words_near')::int AS waiting_pages`)
  expect(rows).toEqual([{ waiting_pages: 0 }])
})

test('an unchanged database is not written to', async () => {
  await runMaintenance(db)
  const before = await db.execute(sql`SELECT pg_current_wal_insert_lsn()::text AS position`)
  await runMaintenance(db)
  expect((await db.execute(sql`SELECT pg_current_wal_insert_lsn()::text AS position`)).rows).toEqual(before.rows)
})
