import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openInMemory } from './open-database.ts'

async function open() {
  const database = await openInMemory('migrated')
  onTestFinished(() => database.close())
  return database
}

test('databases of one image are complete, and what one writes is in none of the others', async () => {
  const [first, second] = [await open(), await open()]
  await first.db.execute(
    sql`CREATE TABLE written AS SELECT n, repeat('x', 500) AS text FROM generate_series(1, 5000) n`,
  )
  await first.db.execute(sql`CHECKPOINT`)
  const third = await open()
  for (const { db } of [second, third]) {
    const { rows } = await db.execute(sql`SELECT to_regclass('public.written') AS written`)
    expect(rows).toEqual([{ written: null }])
  }
  const columns = sql`SELECT count(*)::int AS count FROM pg_attribute`
  const { rows: before } = await second.db.execute(columns)
  const { rows: after } = await third.db.execute(columns)
  expect(after).toEqual(before)
  const { rows: own } = await first.db.execute(sql`SELECT count(*)::int AS count, sum(n)::int AS sum FROM written`)
  expect(own).toEqual([{ count: 5000, sum: 12_502_500 }])
})
