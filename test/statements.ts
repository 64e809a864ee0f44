import { setImmediate } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.server.ts'

/** A statement, and the turn in which it was sent: a turn waits for the results of the one before. */
export interface SentStatement {
  text: string
  values: readonly unknown[]
  turn: number
}

type Query = (...args: unknown[]) => unknown

interface Driver {
  query: Query
  /** Of PGlite. */
  transaction?: (run: (tx: Driver) => unknown) => unknown
  /** Of a pool of PostgreSQL. */
  connect?: (...args: unknown[]) => unknown
}

/**
 * The statements that some work sends to the driver below a database. Statements that wait in the embedded engine's queue
 * were sent together; with several connections a short one may end before another is sent that did not wait for it, so
 * turns are exact on the embedded engine only.
 */
export async function statementsOf(
  { db }: Pick<Database, 'db'>,
  work: () => Promise<unknown>,
): Promise<SentStatement[]> {
  const driver = (db as unknown as { $client: Driver }).$client
  const original = { ...driver }
  const sent: SentStatement[] = []
  let turnsDone = 0
  watch(driver, (query) => async (...args) => {
    const [first, values = []] = args as [string | { text: string }, unknown[]?]
    const statement = { text: typeof first === 'string' ? first : first.text, values, turn: turnsDone + 1 }
    sent.push(statement)
    // By then everything that does not wait for this statement is sent as well.
    await setImmediate()
    try {
      return await query(...args)
    } finally {
      turnsDone = Math.max(turnsDone, statement.turn)
    }
  })
  try {
    await work()
    return sent
  } finally {
    for (const name of ['query', 'transaction', 'connect'] as const) restore(driver, original, name)
  }
}

/** The statement again, with its values: for EXPLAIN. */
export function sqlOf({ text, values }: Pick<SentStatement, 'text' | 'values'>): SQL {
  const parts = text.split(/\$(\d+)/)
  // A list is one value.
  const valueOf = (number: string) => sql`${sql.param(values[Number(number) - 1])}`
  return sql.join(parts.map((part, i) => (i % 2 === 1 ? valueOf(part) : sql.raw(part))))
}

function watch(driver: Driver, watched: (query: Query) => Query): void {
  driver.query = watched(driver.query.bind(driver))
  const { transaction, connect } = driver
  if (transaction) {
    driver.transaction = (run) =>
      transaction.call(driver, (tx) => {
        watch(tx, watched)
        return run(tx)
      })
  }
  if (connect) {
    driver.connect = (...args) => {
      const connecting = connect.apply(driver, args)
      // The pool's own `query` connects with a callback.
      if (args.length > 0) return connecting
      return (connecting as Promise<Driver>).then((client) =>
        Object.create(client, { query: { value: watched(client.query.bind(client)) } }),
      )
    }
  }
}

/** The method of the driver's class, unless it had one of its own. */
function restore<Name extends keyof Driver>(driver: Driver, original: Driver, name: Name): void {
  if (Object.hasOwn(original, name)) driver[name] = original[name]
  else delete (driver as Partial<Driver>)[name]
}
