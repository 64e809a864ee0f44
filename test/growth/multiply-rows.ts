import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { countRows } from '#test/count-rows.ts'
import { type Column, listColumns } from '#test/personal-data/schema-columns.ts'

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
  const columns = Map.groupBy(await listColumns(db), ({ table }) => table.replace(/^public\./, ''))
  const uniques = Map.groupBy(await listUniques(db), ({ table }) => table)
  const counts = await countRows({ db }, { hasAccounts: true })
  for (const [table, own] of columns) {
    const n = counts[table] ?? 0
    if (leave.has(table) || n === 0 || n >= count) continue
    const varied = distinguishing(own, uniques.get(table) ?? [])
    await copyRows(db, { table, columns: own, varied, times: Math.ceil(count / n), isApart: apart.has(table) })
  }
}

interface Unique {
  table: string
  /** Those of an expression too. */
  columns: string[]
}

/** Every unique index, the shortest first. */
async function listUniques(db: Db): Promise<Unique[]> {
  const { rows } = await db.execute<{ found: Unique }>(sql`
    SELECT jsonb_build_object('table', x.indrelid::regclass::text, 'columns', jsonb_agg(a.attname)) AS found
      FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid AND c.relnamespace IN ('public'::regnamespace, 'auth'::regnamespace)
      JOIN pg_attribute a ON a.attrelid = c.oid AND (a.attnum = ANY (x.indkey) OR 0 = ANY (x.indkey) AND EXISTS (
        SELECT FROM pg_depend d WHERE d.objid = x.indexrelid AND d.refobjid = c.oid AND d.refobjsubid = a.attnum))
     WHERE x.indisunique GROUP BY x.indexrelid, x.indrelid ORDER BY count(*), x.indexrelid`)
  return rows.map(({ found }) => found)
}

interface Copying {
  table: string
  columns: readonly Column[]
  varied: ReadonlySet<string>
  times: number
  isApart: boolean
}

async function copyRows(db: Db, { table, columns, varied, times, isApart }: Copying): Promise<void> {
  const given = columns.filter(({ isIdentity }) => !isIdentity)
  const isOther = `i > ${isApart ? 0 : Math.ceil(times / 2)}`
  const valueOf = (column: Column): string => {
    const value = `t."${column.name}"`
    if (varied.has(column.name)) return variation(column)
    if (column.type === 'timestamptz') return `${value} - i * interval '1 minute'`
    return column.type === 'uuid' ? `CASE WHEN ${isOther} THEN ${variation(column)} ELSE ${value} END` : value
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(
      sql.raw(`INSERT INTO ${table} (${given.map(({ name }) => `"${name}"`).join(', ')})
        SELECT ${given.map(valueOf).join(', ')} FROM
          (SELECT *, row_number() OVER () - 1 AS row FROM ${table}) t, generate_series(1, ${times}) i,
          LATERAL (SELECT row * ${times} + i AS copy) c`),
    )
  })
}

/** One column of each unique index: an own id or text, or else what the row belongs to. */
function distinguishing(columns: readonly Column[], uniques: readonly Unique[]): ReadonlySet<string> {
  const own = new Set<string>()
  for (const { columns: names } of uniques) {
    const able = columns.filter((c) => names.includes(c.name) && !c.isIdentity && c.type in VARIATIONS)
    if (able.length === 0 || able.some(({ name }) => own.has(name))) continue
    const free = able.filter(({ isChecked }) => !isChecked)
    const best = free.find(({ refers, name }) => !refers && !/user|owner/.test(name)) ?? free.at(-1) ?? able.at(-1)
    if (best) own.add(best.name)
  }
  return own
}

/** Of the copy's number: five from 2 to 9, which every code may have. */
const DIGITS = `translate(concat(copy >> 12 & 7, copy >> 9 & 7, copy >> 6 & 7, copy >> 3 & 7, copy & 7), '01234567', '23456789')`
const VARIATIONS: Readonly<Record<string, (value: string, isChecked: boolean) => string>> = {
  uuid: (value) => `md5(i || ${value}::text)::uuid`,
  // With a shape, such as a code or a hash: its end.
  text: (value, isChecked) => (isChecked ? `left(${value}, -5) || ${DIGITS}` : `${value} || '-' || i`),
  int4: (value) => `${value} + i`,
  int8: (value) => `${value} + i`,
  int2: (value) => `${value} + i`,
  date: (value) => `${value} - i`,
  timestamptz: (value) => `${value} - i * interval '1 minute'`,
}
const variation = ({ name, type, isChecked }: Column): string =>
  VARIATIONS[type]?.(`t."${name}"`, isChecked) ?? `t."${name}"`
