import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { PERSONAL_DATA } from '#app/features/erasure/personal-data-list.server.ts'
import { testDatabase } from '#test/database.ts'

// A feature declares each of its tables with a column that refers to a user: a uuid that is neither the row's own id
// nor a foreign key, or a foreign key to a table with at most one row for each user (a shop, a student profile).

/** Such uuids that refer to something else. */
const NAMES_NO_USER = /^(form_key|subject_id|request_id|report_id|event_id|reference|batch_id)$/

const { db } = await testDatabase()
afterAll(() => db.execute(sql`DROP TABLE IF EXISTS planted_notes, planted_shop_windows`))

const declared = PERSONAL_DATA.flatMap(({ tables }) => Object.keys(tables))

async function listTables(condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(condition)
  return [...new Set(rows.map(({ name }) => name))].toSorted()
}

async function listNamingTables(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; column: string; refers: string | null; isUnique: boolean }>(sql`
    SELECT t.relname AS name, a.attname AS column, target.relname AS refers,
      EXISTS (SELECT FROM pg_constraint u
        WHERE u.conrelid = t.oid AND u.contype IN ('u', 'p') AND u.conkey = ARRAY[a.attnum]) AS "isUnique"
    FROM pg_attribute a
    JOIN pg_class t ON t.oid = a.attrelid AND t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace
    LEFT JOIN (pg_constraint f JOIN pg_class target ON target.oid = f.confrelid)
      ON f.conrelid = t.oid AND f.contype = 'f' AND a.attnum = ANY (f.conkey)
    WHERE a.atttypid = 'uuid'::regtype AND a.attname <> 'id' AND a.attnum > 0 AND NOT a.attisdropped`)
  const naming = rows.filter(({ refers, column }) => refers === null && !NAMES_NO_USER.test(column))
  const ofOnePerson = new Set(naming.filter(({ isUnique }) => isUnique).map(({ name }) => name))
  const referring = rows.filter(({ refers }) => refers !== null && ofOnePerson.has(refers))
  return [...new Set([...naming, ...referring].map(({ name }) => name))].toSorted()
}

test('each table that refers to a user is declared by one feature', async () => {
  const naming = await listNamingTables()
  expect(naming).toEqual(expect.arrayContaining(['orders', 'seller_bank_accounts', 'needs', 'audit_log']))
  expect(naming.filter((table) => !declared.includes(table))).toEqual([])
  expect(declared.filter((table, at) => declared.indexOf(table) !== at)).toEqual([])
  const tables = await listTables(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  expect(declared.filter((table) => !tables.includes(table))).toEqual([])
})

test('every table that is not erased or exported has a reason', () => {
  const open = PERSONAL_DATA.flatMap((feature) =>
    Object.entries(feature.tables)
      .filter(([, { kept, notExported }]) => !(feature.forget ?? kept) || !(feature.export ?? notExported))
      .map(([table]) => table),
  )
  expect(open).toEqual([])
})

test('each feature and each key of the exported file is unique', () => {
  const names = PERSONAL_DATA.map(({ name }) => name)
  const keys = PERSONAL_DATA.flatMap((feature) => Object.keys(feature.export ?? {}))
  expect([new Set(names).size, new Set(keys).size]).toEqual([names.length, keys.length])
})

test('a new table that refers to a user or to a shop is detected', async () => {
  const before = await listNamingTables()
  await db.execute(sql`CREATE TABLE planted_notes (id uuid PRIMARY KEY, author uuid NOT NULL)`)
  await db.execute(sql`CREATE TABLE planted_shop_windows (id uuid PRIMARY KEY, shop uuid REFERENCES seller_profiles)`)
  const now = await listNamingTables()
  expect(now.filter((table) => !before.includes(table))).toEqual(['planted_notes', 'planted_shop_windows'])
  expect(now.filter((table) => !declared.includes(table))).toEqual(['planted_notes', 'planted_shop_windows'])
})

test('the tables of the auth service are deleted with the account, by a foreign key', async () => {
  const named = sql`column_name ~ '(^|_)(user_id|by)$' AND data_type = 'uuid'`
  const naming = await listTables(
    sql`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'auth' AND ${named}`,
  )
  const cascading = await listTables(sql`
    SELECT f.table_name AS name FROM information_schema.table_constraints f
    JOIN information_schema.referential_constraints r USING (constraint_schema, constraint_name)
    JOIN information_schema.constraint_column_usage t USING (constraint_schema, constraint_name)
    WHERE f.table_schema = 'auth' AND t.table_name = 'users' AND r.delete_rule = 'CASCADE'`)
  expect(naming.length).toBeGreaterThan(4)
  expect(naming.filter((table) => !cascading.includes(table))).toEqual([])
})
