import { createRequire } from 'node:module'
import { Column, eq, is, SQL, sql, Subquery, Table } from 'drizzle-orm'
import { alias, PgColumn, PgTable, pgTable, QueryBuilder, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { is as own } from './drizzle-entity.server.ts'

const lamps = pgTable('lamps', { id: uuid('id').primaryKey(), name: text('name') })

test('Drizzle itself uses the file that replaces its own', () => {
  expect(is).toBe(own)
})

test('tables, columns, their aliases and subqueries are what they are, and nothing else is', () => {
  const other = alias(lamps, 'other')
  const few = new QueryBuilder().select({ id: lamps.id }).from(lamps).as('few')
  for (const table of [lamps, other]) {
    expect([is(table, Table), is(table, PgTable), is(table, SQL)]).toEqual([true, true, false])
    expect([is(table.name, Column), is(table.name, PgColumn), is(table.name, Table)]).toEqual([true, true, false])
  }
  expect([is(few, Subquery), is(few.id, Column), is(few, Table)]).toEqual([true, true, false])
  expect([sql``, {}, 'lamps', 1, null, undefined].map((value) => is(value, SQL))).toEqual([
    true,
    ...Array(5).fill(false),
  ])
})

test('what another copy of the library has made is known by the names of its classes', () => {
  const other = createRequire(import.meta.url)('drizzle-orm') as typeof import('drizzle-orm')
  const isDiya = other.eq(lamps.name, 'diya')
  expect([isDiya instanceof SQL, is(isDiya, SQL), is(isDiya, Table)]).toEqual([false, true, false])
  const select = (where: SQL) => new QueryBuilder().select().from(lamps).where(where).toSQL()
  expect(select(isDiya)).toEqual(select(eq(lamps.name, 'diya')))
})

test('a statement of two tables and an alias is built as Drizzle builds it', () => {
  const other = alias(lamps, 'other')
  const { sql: built } = new QueryBuilder()
    .select()
    .from(lamps)
    .leftJoin(other, sql`${other.id} <> ${lamps.id}`)
    .toSQL()
  expect(built).toBe(
    'select "lamps"."id", "lamps"."name", "other"."id", "other"."name" from "lamps" left join "lamps" "other" on "other"."id" <> "lamps"."id"',
  )
})
