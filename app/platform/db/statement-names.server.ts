import { hash } from 'node:crypto'
import type pg from 'pg'

const USES_BEFORE_NAME = 5
/** Each connection of the server keeps the plan of each name. */
const NAMES_MAX = 200
const TEXTS_MAX = 1_000
const uses = new Map<string, number>()
const names = new Map<string, string>()

/** A name for a statement that is sent again and again: PostgreSQL plans it once, which takes longer than running it. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  if (uses.size >= TEXTS_MAX) uses.clear()
  const times = (uses.get(text) ?? 0) + 1
  uses.set(text, times)
  if (times > USES_BEFORE_NAME) names.set(text, hash('sha1', text))
  return names.get(text)
}

/** The driver's client with what its types do not have. */
interface Driven {
  query(statement: string | pg.QueryConfig, ...rest: unknown[]): unknown
  getTransactionStatus(): string | null
  connection: { on(event: 'errorMessage', listener: (error: { routine?: string }) => void): void }
}

const IN_TRANSACTION = 'T'

/**
 * Names the statements of transactions: they find rows by a key, so one plan is the best for all values. Outside are
 * searches and lists, whose best plan depends on the values.
 */
export function nameStatements(client: pg.Client): void {
  const driven = client as unknown as Driven
  const query = driven.query.bind(client)
  let round = 0
  driven.query = (statement, ...rest) => {
    const config = typeof statement === 'string' ? { text: statement } : statement
    const isNameless = config.name === undefined && driven.getTransactionStatus() === IN_TRANSACTION
    const name = isNameless && Array.isArray(rest[0]) && rest[0].length > 0 ? nameOf(config.text) : undefined
    return query(name === undefined ? statement : { ...config, name: `${name}_${round}` }, ...rest)
  }
  // A later release has changed a column that a statement returns: with another name it is planned again.
  driven.connection.on('errorMessage', ({ routine }) => {
    if (routine === 'RevalidateCachedQuery') round++
  })
}
