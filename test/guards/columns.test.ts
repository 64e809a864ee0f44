import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { readColumns } from '#app/features/erasure/columns.server.ts'

// Whoever adds a column decides what an erasure does with it: a line in app/features/erasure/columns.txt.

const { db } = await testDatabase()
const { rules, tags } = readColumns()
afterAll(() => db.execute(sql`DROP TABLE IF EXISTS planted_diaries`))

async function listColumns(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT c.table_schema || '.' || c.table_name || '.' || c.column_name AS name FROM information_schema.columns c
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE c.table_schema IN ('public', 'auth') AND table_type = 'BASE TABLE'`)
  return rows.map(({ name }) => name)
}

test('every column is tagged: not personal, erased, or kept by a rule', async () => {
  expect((await listColumns()).toSorted()).toEqual([...tags.keys()].toSorted())
})

test('a new column without a tag is detected', async () => {
  await db.execute(sql`CREATE TABLE planted_diaries (id uuid PRIMARY KEY, words text)`)
  const untagged = (await listColumns()).filter((name) => !tags.has(name))
  expect(untagged.toSorted()).toEqual(['public.planted_diaries.id', 'public.planted_diaries.words'])
})

test('every rule says why, until when, and what remains, and every tag is a rule', () => {
  const used = new Set([...tags.values()].filter((tag) => tag !== '-' && tag !== 'erased'))
  expect([...used].toSorted()).toEqual([...rules.keys()].toSorted())
})
