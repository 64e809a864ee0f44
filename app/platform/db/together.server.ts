import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgClient } from 'drizzle-orm/node-postgres'
import type { Db } from './database.server.ts'

interface Sent {
  text: string
  values: readonly unknown[]
  /** Rows as lists of columns; otherwise as objects. */
  isArray: boolean
  resolve(result: { rows: unknown[] }): void
  reject(error: unknown): void
}

/**
 * The same database for reading: selects that are sent at once, by `Promise.all`, become one statement, which is one
 * round trip and one snapshot. Values come as JSON, which the columns of tables decode like the driver's values; a
 * `bigint` that no column decodes is a number here, and a `numeric` loses the zeros at its end. Prepared statements and writes belong to `db` itself.
 */
export function together(db: Db): Db {
  let waiting: Sent[] = []
  const send = () => {
    const sent = waiting
    waiting = []
    void answer(db, sent)
  }
  const query = ({ text, rowMode }: { text: string; rowMode?: 'array' }, values: readonly unknown[]) =>
    new Promise<{ rows: unknown[] }>((resolve, reject) => {
      // By the next tick every loader that waits for none of these has sent its own.
      if (waiting.length === 0) process.nextTick(send)
      waiting.push({ text, values, isArray: rowMode === 'array', resolve, reject })
    })
  const transaction: Db['transaction'] = (...args) => db.transaction(...args)
  return Object.assign(drizzle({ query } as unknown as NodePgClient), { transaction }) as unknown as Db
}

async function answer(db: Db, sent: readonly Sent[]): Promise<void> {
  try {
    const lists = sent.map((each, i) => sql`(${rowsOf(each)}) AS ${sql.identifier(`q${i}`)}`)
    const { rows } = await db.execute<Record<string, Record<string, unknown>[]>>(
      sql`SELECT ${sql.join(lists, sql`, `)}`,
    )
    for (const [i, { isArray, resolve }] of sent.entries()) {
      const found = rows[0]?.[`q${i}`] ?? []
      resolve({ rows: isArray ? found.map(Object.values) : found })
    }
  } catch (error) {
    for (const { reject } of sent) reject(error)
  }
}

/** Columns of one name stay apart as the fields of a `ROW`, which are named by their place. */
const rowsOf = (each: Sent): SQL =>
  sql`SELECT coalesce(json_agg(${each.isArray ? sql`ROW(q.*)` : sql`q`}), '[]') FROM (${selectOf(each)}) q`

/** The statement with its parameters as Drizzle has them, so that they are numbered anew. */
function selectOf({ text, values }: Sent): SQL {
  const parts = text.replace(/;\s*$/, '').split(/\$(\d+)/)
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))))
}
