import type pg from 'pg'

/** The driver's client with what its types do not have. */
interface Driven {
  query(statement: string | pg.QueryConfig, ...rest: unknown[]): Promise<pg.QueryResult>
  pipeline: boolean
}

/** As Drizzle writes it. */
export const BEGIN = 'begin'
const BEGUN = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }

/** Lets BEGIN wait for the first statement of its transaction, and sends both at once: one round trip less. */
export function delayBegin(client: pg.Client): void {
  const driven = client as unknown as Driven
  if (!driven.pipeline) return
  const query = driven.query.bind(client)
  let isDelayed = false
  driven.query = (statement, ...rest) => {
    const text = typeof statement === 'string' ? statement : statement.text
    if (text === BEGIN) {
      isDelayed = true
      return Promise.resolve(BEGUN)
    }
    if (!isDelayed) return query(statement, ...rest)
    isDelayed = false
    return Promise.all([query(BEGIN), query(statement, ...rest)]).then(([, first]) => first)
  }
}
