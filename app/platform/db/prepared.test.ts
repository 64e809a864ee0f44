import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { statementsOf } from '#test/statements.ts'
import { timestamptz } from './columns.ts'
import { prepared, valueFor, type Values } from './prepared.server.ts'
import { perShape } from '#app/platform/per-shape.ts'
import { together } from './together.server.ts'

const shawls = pgTable('shawls', {
  name: text('name').primaryKey(),
  colours: text('colours').array().notNull(),
  stock: integer('stock').notNull(),
  wovenAt: timestamptz('woven_at'),
  facts: jsonb('facts'),
})

const database = await testDatabase()
const { db } = database

type Shawl = typeof shawls.$inferSelect

let timesBuilt = 0
const add = prepared((tx, { name, colours, stock, wovenAt, facts }: Values<Shawl>) => {
  timesBuilt++
  return tx.insert(shawls).values({ name, colours, stock, wovenAt, facts }).onConflictDoNothing().returning()
})
const find = prepared(
  (tx, { name }: Values<Pick<Shawl, 'name'>>) => tx.select().from(shawls).where(eq(shawls.name, name)),
  'shawl_by_name',
)
const weaveAgain = prepared((tx, { name, wovenAt, facts }: Values<Pick<Shawl, 'name' | 'wovenAt' | 'facts'>>) =>
  tx
    .update(shawls)
    .set({ wovenAt: valueFor(shawls.wovenAt, wovenAt), facts: valueFor(shawls.facts, facts) })
    .where(eq(shawls.name, name)),
)

const phulkari: Shawl = {
  name: 'Phulkari "1"',
  colours: ['red', 'a, {b} "c"'],
  stock: 3,
  wovenAt: new Date('2026-11-08T18:30:00.123Z'),
  facts: { said: 'दीया $1', list: [1, null] },
}
const plain: Shawl = { name: 'Plain', colours: [], stock: 0, wovenAt: null, facts: null }

beforeAll(async () => {
  await db.execute(sql`CREATE TABLE shawls (name text PRIMARY KEY, colours text[], stock int,
    woven_at timestamptz, facts jsonb)`)
})

test('a statement that was built once stores and finds rows of other values, also in transactions', async () => {
  expect(await add(db, phulkari)).toEqual([phulkari])
  await db.transaction(async (tx) => {
    for (let i = 0; i < 8; i++) await add(tx, { ...plain, name: `Plain ${i}` })
    expect(await find(tx, { name: 'Plain 7' })).toEqual([{ ...plain, name: 'Plain 7' }])
  })
  const undone = db.transaction(async (tx) => {
    await add(tx, { ...plain, name: 'Undone' })
    throw new Error('not after all')
  })
  await expect(undone).rejects.toThrow('not after all')
  expect(await find(db, { name: 'Undone' })).toEqual([])
  expect(await find(db, phulkari)).toEqual([phulkari])
  expect(timesBuilt).toBe(1)
})

test('a date and JSON that are null are stored as NULL, and changed to it', async () => {
  await add(db, plain)
  await weaveAgain(db, { ...phulkari, wovenAt: null, facts: null })
  const nothing = await db.$count(
    shawls,
    sql`woven_at IS NULL AND facts IS NULL AND name IN ('Plain', ${phulkari.name})`,
  )
  expect(nothing).toBe(2)
  await weaveAgain(db, phulkari)
  expect(await find(db, phulkari)).toEqual([phulkari])
})

test('it is sent together with others', async () => {
  const read = together(db)
  let found: Shawl[][] = []
  const sent = await statementsOf(database, async () => {
    found = await Promise.all([find(read, phulkari), find(read, plain)])
  })
  expect(found).toEqual([[phulkari], [plain]])
  expect(sent).toHaveLength(1)
})

test('what never changes is part of its text, so that PostgreSQL plans for it', async () => {
  await add(db, { ...plain, name: "Meera's", stock: 7 })
  const few = prepared((tx, { stock }: Values<Pick<Shawl, 'stock'>>) =>
    tx
      .select({ name: shawls.name })
      .from(shawls)
      .where(and(eq(shawls.name, "Meera's"), eq(shawls.stock, stock)))
      .limit(2),
  )
  let found: unknown
  const sent = await statementsOf(database, async () => (found = await few(db, { stock: 7 })))
  expect(found).toEqual([{ name: "Meera's" }])
  expect(sent).toMatchObject([{ values: [7], text: expect.stringMatching(/'Meera''s'.*\$1.* limit 2$/) }])
})

test('each shape has a statement of its own, built once', async () => {
  let times = 0
  const ordered = perShape(({ isUp }: { isUp: boolean }) => {
    times++
    return prepared((tx) =>
      tx
        .select({ stock: shawls.stock })
        .from(shawls)
        .orderBy(isUp ? asc(shawls.stock) : desc(shawls.stock))
        .limit(1),
    )
  })
  for (let i = 0; i < 2; i++) {
    expect(await ordered({ isUp: true })(db, {})).toEqual([{ stock: 0 }])
    expect(await ordered({ isUp: false })(db, {})).toEqual([{ stock: 7 }])
  }
  expect(times).toBe(2)
})

test('a statement with a name is planned once, also when a transaction was the first to send it', async () => {
  const named = prepared(
    (tx, { stock }: Values<Pick<Shawl, 'stock'>>) =>
      tx.select({ name: shawls.name }).from(shawls).where(eq(shawls.stock, stock)),
    'shawls_by_stock',
  )
  await db.transaction((tx) => named(tx, { stock: 7 }))
  for (let i = 0; i < 3; i++) expect(await named(db, { stock: 7 })).toEqual([{ name: "Meera's" }])
  const { rows } = await db.execute(sql`SELECT name FROM pg_prepared_statements WHERE name LIKE 'shawls_by_stock%'`)
  expect(rows).toHaveLength(1)
})
