import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { type Meter, meterInput, serveMeter, startMeter } from '#bench/harness/meter.ts'

/** One statement that is sent repeatedly. */
export interface Statement {
  sql: string
  values: unknown[]
}

interface Input extends Statement {
  url: string | null
  directory: string | null
  lanes: number
}

/** As many connections as the application's pool has. */
const CONNECTIONS = 10

/** `pg` alone: a prepared statement on a pool. */
export function startPgStatement(url: string, statement: Statement, lanes: number): Promise<Meter> {
  return startMeter(import.meta.filename, { ...statement, url, directory: null, lanes } satisfies Input)
}

/** PGlite alone, on a directory that no other process has open. */
export function startPgliteStatement(directory: string, statement: Statement): Promise<Meter> {
  return startMeter(import.meta.filename, { ...statement, url: null, directory, lanes: 1 } satisfies Input)
}

if (import.meta.main) {
  const { url, directory, sql, values, lanes } = meterInput<Input>()
  const ask = url === null ? await openPglite(directory ?? '') : openPool(url)
  const { length } = await ask(sql, values)
  if (length === 0) throw new Error('the floor found nothing')
  serveMeter(lanes, async () => void (await ask(sql, values)))
}

type Ask = (sql: string, values: unknown[]) => Promise<unknown[]>

function openPool(url: string): Ask {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  return async (text, values) => (await pool.query({ name: 'floor', text, values })).rows
}

async function openPglite(directory: string): Promise<Ask> {
  const client = await PGlite.create(directory, { extensions: { pg_trgm } })
  return async (text, values) => (await client.query(text, values)).rows
}
