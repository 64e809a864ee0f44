import { count, desc, eq, sql } from 'drizzle-orm'
import { bigint, boolean, date, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { statementsOf } from '#test/statements.ts'
import { timestamptz } from './columns.ts'
import { together } from './together.server.ts'

const lamps = pgTable('lamps', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  places: text('places').array().notNull(),
  paise: bigint('paise', { mode: 'number' }).notNull(),
  height: doublePrecision('height').notNull(),
  wicks: integer('wicks').notNull(),
  isLit: boolean('is_lit').notNull(),
  day: date('day').notNull(),
  litAt: timestamptz('lit_at'),
  extra: jsonb('extra').notNull(),
})
const oil = pgTable('oil', { lampId: uuid('lamp_id').notNull(), name: text('name').notNull() })

const database = await testDatabase()
const { db } = database

beforeAll(async () => {
  await db.execute(sql`CREATE TABLE lamps (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text, places text[],
    paise bigint, height float8, wicks int, is_lit boolean, day date, lit_at timestamptz, extra jsonb)`)
  await db.execute(sql`CREATE TABLE oil (lamp_id uuid, name text)`)
  const lamp = { places: ['Pune', 'a "b", {c}'], paise: 9_007_199_254_740_991, height: 0.1, wicks: 5 }
  const rest = { isLit: true, day: '2026-11-08', extra: { said: 'दीया $1', list: [1, null] } }
  const litAt = new Date('2026-11-08T18:30:00.123Z')
  const rows = [
    { ...lamp, ...rest, name: 'Diya; $2', litAt },
    { ...lamp, ...rest, name: 'Samai', litAt: null },
  ]
  const [first] = await db.insert(lamps).values(rows).returning()
  await db.insert(oil).values({ lampId: first?.id ?? '', name: 'til' })
})

const asked = [
  (from: typeof db) => from.select().from(lamps).orderBy(desc(lamps.name)),
  (from: typeof db) => from.select().from(lamps).leftJoin(oil, eq(oil.lampId, lamps.id)).orderBy(lamps.name),
  (from: typeof db) =>
    from.select({ name: lamps.name, also: lamps.name }).from(lamps).where(eq(lamps.name, 'Diya; $2')),
  (from: typeof db) => from.select({ wicks: lamps.wicks, times: count() }).from(lamps).groupBy(lamps.wicks),
  (from: typeof db) => from.$count(lamps, eq(lamps.isLit, true)),
  (from: typeof db) => from.select().from(oil).where(eq(oil.name, 'ghee')),
]

test('selects that are sent together give what each gives alone, in one statement', async () => {
  const alone = await Promise.all(asked.map((ask) => ask(db)))
  let all: unknown[] = []
  const read = together(db)
  const sent = await statementsOf(database, async () => (all = await Promise.all(asked.map((ask) => ask(read)))))
  expect(all).toEqual(alone)
  expect(alone.flat().length).toBe(7)
  expect(sent).toHaveLength(1)
})

test('a query that reads so itself joins the statement of its caller', async () => {
  const read = together(db)
  const inner = (from: typeof db) => together(from).$count(oil)
  const sent = await statementsOf(database, () => Promise.all([read.$count(lamps), inner(read)]))
  expect(sent).toHaveLength(1)
})

test('sent again and again, as for visitors of one page, they give the same', async () => {
  const alone = await Promise.all(asked.map((ask) => ask(db)))
  for (let i = 0; i < 6; i++) {
    const read = together(db)
    expect(await Promise.all(asked.map((ask) => ask(read)))).toEqual(alone)
  }
})

test('a select that waits for another one is sent in the next turn', async () => {
  const read = together(db)
  const sent = await statementsOf(database, async () => {
    const [lamp] = await read.select().from(lamps).where(eq(lamps.name, 'Samai'))
    await Promise.all([read.$count(oil), read.$count(oil, eq(oil.lampId, lamp?.id ?? ''))])
  })
  expect(sent.map(({ turn }) => turn)).toEqual([1, 2])
})

test('when one of them fails all of them fail, and nothing waits for ever', async () => {
  const read = together(db)
  const wrong = read.execute(sql`SELECT 1 / 0 AS none`)
  const answers = await Promise.allSettled([read.select().from(oil), wrong])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read.$count(oil)).toBe(1)
})

test('nothing is written through it', async () => {
  const write = together(db).insert(oil).values({ lampId: crypto.randomUUID(), name: 'ghee' })
  await expect(write).rejects.toThrow()
  expect(await db.$count(oil)).toBe(1)
})
