import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

interface Column {
  name: string
  type: string
  /** Of another table. */
  isReference: boolean
  /** A check says what it may be. */
  isChecked: boolean
}

interface Table {
  /** Schema and name. */
  table: string
  /** Those that the database does not number or compute itself. */
  columns: Column[]
  /** The columns of each unique index, the shortest first. */
  uniques: string[][]
}

interface Multiplying {
  /** The least number of rows that each table gets. */
  count: number
  /** Tables that stay as they are. */
  leave: ReadonlySet<string>
  /** Tables whose copies all belong to others than the originals. */
  apart: ReadonlySet<string>
}

/**
 * Copies the rows of every table that has any. The first half of the copies belongs to the same people, campaigns and
 * shops as the originals, as far as unique columns allow; the second half to others, the same ones in each table. Without
 * triggers and foreign keys.
 */
export async function multiplyRows(db: Db, { count, leave, apart }: Multiplying): Promise<void> {
  for (const table of await listTables(db)) {
    if (leave.has(table.table)) continue
    const n = await countRows(db, table.table)
    if (n > 0 && n < count) {
      await copyRows(db, table, { times: Math.ceil(count / n), isApart: apart.has(table.table) })
    }
  }
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql.raw(`SELECT count(*)::int AS n FROM ${table}`))
  return rows[0]?.n ?? 0
}

/** Every table of the product, with what a copy of its rows needs. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<{ found: Table }>(sql`
    SELECT jsonb_build_object('table', c.oid::regclass::text,
      'columns', (SELECT jsonb_agg(jsonb_build_object('name', a.attname, 'type', a.atttypid::regtype::text,
          'isReference', EXISTS (SELECT FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid AND a.attnum = ANY (f.conkey)),
          'isChecked', EXISTS (SELECT FROM pg_constraint k WHERE k.contype = 'c' AND k.conrelid = c.oid AND a.attnum = ANY (k.conkey))))
        FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''),
      'uniques', (SELECT coalesce(jsonb_agg(columns ORDER BY jsonb_array_length(columns)), '[]') FROM (
        SELECT (SELECT jsonb_agg(DISTINCT a.attname) FROM pg_attribute a WHERE a.attrelid = c.oid
                 AND (a.attnum = ANY (x.indkey) OR 0 = ANY (x.indkey) AND EXISTS (SELECT FROM pg_depend d WHERE d.objid = x.indexrelid AND d.refobjid = c.oid AND d.refobjsubid = a.attnum))) AS columns
        FROM pg_index x WHERE x.indrelid = c.oid AND x.indisunique) u)) AS found
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('public', 'auth') AND c.relkind = 'r' ORDER BY 1`)
  return rows.map(({ found }) => found)
}

async function copyRows(
  db: Db,
  { table, columns, uniques }: Table,
  { times, isApart }: { times: number; isApart: boolean },
): Promise<void> {
  const own = distinguishing(columns, uniques)
  const isOther = `i > ${isApart ? 0 : Math.ceil(times / 2)}`
  const valueOf = (column: Column): string => {
    const value = `t."${column.name}"`
    if (own.has(column.name)) return variation(column)
    if (column.type === TIME) return `${value} - i * interval '1 minute'`
    return column.type === 'uuid' ? `CASE WHEN ${isOther} THEN ${variation(column)} ELSE ${value} END` : value
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(
      sql.raw(`INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
        SELECT ${columns.map(valueOf).join(', ')} FROM
          (SELECT *, row_number() OVER () - 1 AS row FROM ${table}) t, generate_series(1, ${times}) i,
          LATERAL (SELECT row * ${times} + i AS copy) c`),
    )
  })
}

/** One column of each unique index: an own id or text, or else what the row belongs to. */
function distinguishing(columns: readonly Column[], uniques: readonly string[][]): ReadonlySet<string> {
  const own = new Set<string>()
  for (const names of uniques) {
    const able = columns.filter(({ name, type }) => names.includes(name) && type in VARIATIONS)
    if (able.length === 0 || able.some(({ name }) => own.has(name))) continue
    const free = able.filter(({ isChecked }) => !isChecked)
    const best =
      free.find(({ isReference, name }) => !isReference && !/user|owner/.test(name)) ?? free.at(-1) ?? able.at(-1)
    if (best) own.add(best.name)
  }
  return own
}

/** Of the copy's number: five from 2 to 9, which every code may have. */
const DIGITS = `translate(concat(copy >> 12 & 7, copy >> 9 & 7, copy >> 6 & 7, copy >> 3 & 7, copy & 7), '01234567', '23456789')`
const TIME = 'timestamp with time zone'
const VARIATIONS: Readonly<Record<string, (value: string, isChecked: boolean) => string>> = {
  uuid: (value) => `md5(i || ${value}::text)::uuid`,
  // With a shape, such as a code or a hash: its end.
  text: (value, isChecked) => (isChecked ? `left(${value}, -5) || ${DIGITS}` : `${value} || '-' || i`),
  integer: (value) => `${value} + i`,
  bigint: (value) => `${value} + i`,
  smallint: (value) => `${value} + i`,
  date: (value) => `${value} - i`,
  [TIME]: (value) => `${value} - i * interval '1 minute'`,
}
const variation = ({ name, type, isChecked }: Column): string =>
  VARIATIONS[type]?.(`t."${name}"`, isChecked) ?? `t."${name}"`
