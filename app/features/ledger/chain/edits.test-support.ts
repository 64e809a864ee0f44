import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

export const TRANSFERS = 40

interface Edit {
  text: string
  undo: string
  /** Where it must be found. */
  positions: number[]
}

/** Columns with the SQL of their value as text; `id` is the row’s key. */
const COLUMNS = [
  { table: 'ledger_transfers', column: 'kind', type: 'text' },
  { table: 'ledger_transfers', column: 'idempotency_key', type: 'text' },
  { table: 'ledger_transfers', column: 'memo', type: 'text' },
  { table: 'ledger_transfers', column: 'subject', type: 'text' },
  { table: 'ledger_transfers', column: 'posting_count', type: 'smallint' },
  { table: 'ledger_transfers', column: 'occurred_at', type: 'timestamptz' },
  { table: 'ledger_postings', column: 'amount_minor', type: 'bigint' },
  { table: 'ledger_postings', column: 'transfer_id', type: 'uuid' },
  { table: 'ledger_postings', column: 'account_id', type: 'uuid' },
  { table: 'ledger_accounts', column: 'code', type: 'text' },
  { table: 'ledger_accounts', column: 'currency', type: 'text' },
  { table: 'ledger_seals', column: 'hash', type: 'text' },
  { table: 'ledger_seals', column: 'previous_hash', type: 'text' },
  { table: 'ledger_seals', column: 'key_id', type: 'text' },
] as const

/** Changes one byte of one value: the edit, how to take it back, and the positions that it spoils. */
export async function plantEdit(db: Db, seed: number): Promise<Edit> {
  const { table, column, type } = COLUMNS[seed % COLUMNS.length] ?? COLUMNS[0]
  const position = 2 + ((seed * 7919) % (TRANSFERS - 1))
  const { rows } = await db.execute<{ ctid: string; value: string }>(
    sql.raw(`SELECT r.ctid::text AS ctid, ${readOf(column, type)} AS value ${rowsOf(table, position, seed)}`),
  )
  const [row] = rows
  if (!row) throw new Error(`no ${table} at position ${position}`)
  const changed = changeByte(row.value, type, seed)
  const positions = table === 'ledger_accounts' ? await listUses(db, row.ctid) : [position]
  const key = await keyOf(db, table, row.ctid)
  const set = (value: string) => writeOf(type, value)
  return {
    text: `UPDATE ${table} SET ${column} = ${set(changed)} WHERE ${key.column} = '${key.value}'`,
    undo: `UPDATE ${table} SET ${column} = ${set(row.value)} WHERE ${key.column} = '${key.value}'`,
    positions,
  }
}

/** A time is edited in its microseconds. */
const readOf = (column: string, type: string) =>
  type === 'timestamptz' ? `(extract(epoch FROM r.${column}) * 1000000)::bigint::text` : `r.${column}::text`

const writeOf = (type: string, value: string) =>
  type === 'timestamptz' ? `to_timestamp(0) + ${value} * interval '1 microsecond'` : `'${value}'::${type}`

function rowsOf(table: string, position: number, seed: number): string {
  const at = `s.position = ${position}`
  if (table === 'ledger_seals') return `FROM ledger_seals r, ledger_seals s WHERE r.position = s.position AND ${at}`
  if (table === 'ledger_transfers')
    return `FROM ledger_transfers r JOIN ledger_seals s ON s.transfer_id = r.id WHERE ${at}`
  const postings = `ledger_postings p JOIN ledger_seals s ON s.transfer_id = p.transfer_id`
  const one = `ORDER BY p.id OFFSET ${Math.floor(seed / COLUMNS.length) % 3} LIMIT 1`
  return table === 'ledger_postings'
    ? `FROM ledger_postings r JOIN ${postings} ON p.id = r.id WHERE ${at} ${one}`
    : `FROM ledger_accounts r JOIN ${postings} ON p.account_id = r.id WHERE ${at} ${one}`
}

async function keyOf(db: Db, table: string, ctid: string): Promise<{ column: string; value: string }> {
  const column = table === 'ledger_seals' ? 'position' : 'id'
  const { rows } = await db.execute<{ value: string }>(
    sql.raw(`SELECT ${column}::text AS value FROM ${table} WHERE ctid = '${ctid}'`),
  )
  return { column, value: rows[0]?.value ?? '' }
}

async function listUses(db: Db, ctid: string): Promise<number[]> {
  const { rows } = await db.execute<{ position: number | string }>(
    sql.raw(`SELECT DISTINCT s.position FROM ledger_accounts r JOIN ledger_postings p ON p.account_id = r.id
      JOIN ledger_seals s ON s.transfer_id = p.transfer_id WHERE r.ctid = '${ctid}' ORDER BY 1`),
  )
  return rows.map(({ position }) => Number(position))
}

/** Another digit or letter at a place that the seed chooses, so that constraints of the column still hold. */
function changeByte(value: string, type: string, seed: number): string {
  const places = [...value].flatMap((char, index) => (/[0-9a-zA-Z]/.test(char) ? [index] : []))
  // The kind of an account is the beginning of its code; the last digit of a smallint keeps it in range.
  const usable = type === 'text' && value.includes(':') ? places.filter((at) => at > value.indexOf(':')) : places
  const at = (type === 'smallint' ? places.at(-1) : usable[(seed * 31) % usable.length]) ?? 0
  return value.slice(0, at) + successor(value[at] ?? '0') + value.slice(at + 1)
}

function successor(char: string): string {
  if (/[0-8]/.test(char)) return String(Number(char) + 1)
  if (char === '9') return '8'
  if (/[a-eA-E]/.test(char)) return String.fromCharCode(char.charCodeAt(0) + 1)
  return /[A-Z]/.test(char) ? 'A' : 'a'
}
