import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { wordQuery } from './word-query.ts'

const { db } = await testDatabase()

const TEXT =
  "With you, every step. Sita O’Brien, Fatima O'Neill, साड़ी की दुकान, self-help, 50.5, sita@example.org C:\\files"

test.each([
  ['sita', true],
  ['every you', true],
  ['step fat', true],
  ['ste fatima', false],
  ["O'Neill", true],
  ['साड़ी दुका', true],
  ['self-help', true],
  ['50.5', true],
  ['sita@example.org', true],
  ['C:\\files', true],
  ["sita ' | step", true],
  ["nobody' | 'step", false],
  ['nobody | step', false],
  ['!step', true],
])('%s is found: %s', async (typed, isFound) => {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`SELECT to_tsvector('simple', ${TEXT}) @@ to_tsquery('simple', ${wordQuery(typed)}) AS found`,
  )
  expect(rows[0]?.found).toBe(isFound)
})

test('what has no letter and no figure has no words', () => {
  for (const typed of ['', ' ', '%', "' & '", ':*']) expect(wordQuery(typed)).toBeNull()
})
