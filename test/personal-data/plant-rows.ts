import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Canaries } from './canaries.ts'
import type { Columns } from '#app/features/erasure/columns.server.ts'
import { type Column, inOrder, listColumns } from './schema-columns.ts'
import { type Her, type Row, sealedIn, settingsOf } from './settings.ts'

interface Planting {
  her: Her
  canaries: Canaries
  tags: Columns['tags']
  now: Date
  sealer: Sealer
  /** Tables with rows keep those that they have. */
  fillsEmptyOnly?: boolean
}

/**
 * Adds a row of hers to every table but that of accounts, with words in its personal columns that stand nowhere else: by the schema, so that a
 * new table gets one too. What the schema does not say is in `settings.ts`. Returns the rows by table.
 */
export async function plantRows(db: Db, planting: Planting): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = { 'auth.users': { id: planting.her.userId } }
  for (const [table, columns] of inOrder(await listColumns(db))) {
    const settings = settingsOf(planting)[table] ?? {}
    if (settings === 'left out') continue
    const found = planting.fillsEmptyOnly ? await findRow(db, table) : undefined
    rows[table] = found ?? (await insert(db, table, rowOf(columns, settings, { ...planting, rows })))
  }
  return rows
}

async function findRow(db: Db, table: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql.raw(`SELECT * FROM ${table} LIMIT 1`))
  return rows[0]
}

function rowOf(columns: readonly Column[], settings: Row, planting: Planting & { rows: Record<string, Row> }): Row {
  const id = typeof settings['id'] === 'string' ? settings['id'] : randomUUID()
  const own: Record<string, unknown> = {
    ...(columns.some(({ name, type }) => name === 'id' && type === 'uuid') && { id }),
  }
  for (const column of columns) {
    const value = column.name in settings ? settings[column.name] : valueOf(column, { ...planting, row: own })
    if (value !== undefined && !(column.name in own)) own[column.name] = value
  }
  return own
}

async function insert(db: Db, table: string, row: Row): Promise<Row> {
  const names = sql.raw(
    Object.keys(row)
      .map((name) => `"${name}"`)
      .join(', '),
  )
  const values = sql.join(
    Object.values(row).map((value) => sql`${asText(value)}`),
    sql`, `,
  )
  return db.transaction(async (tx) => {
    // Rows as they are after years, which no trigger would let begin so.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    const { rows } = await tx.execute<Row>(sql`INSERT INTO ${sql.raw(table)} (${names}) VALUES (${values}) RETURNING *`)
    return rows[0] ?? {}
  })
}

const asText = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value

const NOT_HERS = new Set(['-', 'staff', 'consent', 'minutes'])

type Filling = Planting & { rows: Record<string, Row>; row: Row }

/** What pages read of the JSON of this column, with the words in it. */
const jsonOf = (name: string, words: string): unknown => (name === 'impact_metrics' ? { name: words, value: 1 } : words)

/** Undefined when the column is left to its default. */
function valueOf(column: Column, { her, canaries, tags, now, rows, row, sealer }: Filling): unknown {
  const { table, name, type, isRequired, hasDefault, refers, allowed, charsMax } = column
  if (refers) return rows[refers.table]?.[refers.column] ?? (isRequired ? randomUUID() : undefined)
  if (!NOT_HERS.has(tags.get(`${table}.${name}`) ?? '-')) {
    if (type === 'uuid') return her.userId
    if (type === 'text' && name.includes('sealed')) {
      return sealer.seal(...sealedIn(`${table}.${name}`, canaries.plant(`${table}.${name}`), row))
    }
    if (type === 'text' && allowed === null) return canaries.plant(`${table}.${name}`)
    if (type === 'jsonb') return [jsonOf(name, canaries.plant(`${table}.${name}`))]
    if (type === '_text') return `{${canaries.plant(`${table}.${name}`)}}`
  }
  if (!isRequired || hasDefault) return undefined
  if (allowed !== null) return allowed
  if (type === 'uuid') return randomUUID()
  if (type === 'text') return `planted-${randomUUID()}`
  if (type === 'bpchar') return 'INR1'.slice(0, charsMax ?? 4)
  if (type === 'jsonb') return []
  if (type === '_text') return '{}'
  if (type === 'bool') return false
  if (type === 'timestamptz') return now
  if (type === 'date') return now.toISOString().slice(0, 10)
  return 1
}
