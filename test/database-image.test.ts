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

test('a database that a test has closed is as new for the next one, and closed for the first', async () => {
  const first = await openInMemory('migrated')
  const { rows: before } = await first.db.execute(STATE)
  const heard: string[] = []
  const stop = await first.listen('news', (payload) => heard.push(payload))
  const size = sql`SELECT count(*)::int AS count FROM written WHERE similarity(text, 'xxx') > 0.01`
  await first.db.execute(sql`CREATE TABLE written AS SELECT repeat('x', 500) AS text FROM generate_series(1, 5000)`)
  await first.db.execute(sql`SET statement_timeout = 7777`)
  await expect(first.db.execute(sql`SELECT * FROM nowhere`)).rejects.toThrow()
  const last = first.db.transaction(async (tx) => (await tx.execute(size)).rows)
  await first.close()
  expect(await last).toEqual([{ count: 5000 }])

  const next = await open()
  expect(next.client.Module).toBe(first.client.Module)
  expect((await next.db.execute(STATE)).rows).toEqual(before)
  await next.db.execute(sql`NOTIFY news, 'for the next'`)
  await expect(first.db.execute(sql`CREATE TABLE late (id int)`)).rejects.toMatchObject({
    cause: { message: 'PGlite is closed' },
  })
  await first.close()
  await stop()
  expect(heard).toEqual([])
  await expect(next.db.execute(size)).rejects.toThrow()
  expect((await next.db.execute(STATE)).rows).toEqual(before)
})

const STATE = sql`SELECT to_regclass('public.written') AS written, to_regclass('public.late') AS late,
  current_setting('statement_timeout') AS setting, (SELECT count(*)::int FROM pg_attribute) AS columns,
  (SELECT count(*)::int FROM pg_listening_channels()) AS channels`
