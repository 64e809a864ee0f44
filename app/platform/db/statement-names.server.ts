import type pg from 'pg'
import { nameOf } from '#engine/statement-names.server.ts'
import { BEGIN } from './delayed-begin.server.ts'

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
  const named = namedStatements()
  let round = 0
  /** Sent with the statement that comes next. */
  let isBeginning = false
  driven.query = (statement, ...rest) => {
    const config = typeof statement === 'string' ? { text: statement } : statement
    const isNameless = !config.name && (isBeginning || driven.getTransactionStatus() === IN_TRANSACTION)
    isBeginning = config.text === BEGIN
    const made = isNameless && Array.isArray(rest[0]) && rest[0].length > 0 ? nameOf(config.text) : undefined
    const name = made ?? config.name
    return query(name ? named(config, `${name}_${round}`) : statement, ...rest)
  }
  // A later release has changed a column that a statement returns: with another name it is planned again.
  driven.connection.on('errorMessage', ({ routine }) => {
    if (routine === 'RevalidateCachedQuery') round++
  })
}

/** The driver copies each statement that it sends, property by property: these inherit theirs, and each is made once. */
function namedStatements(): (config: pg.QueryConfig, name: string) => pg.QueryConfig {
  const known = new WeakMap<pg.QueryConfig, pg.QueryConfig>()
  return (config, name) => {
    const found = known.get(config)
    if (found?.name === name) return found
    const made = Object.create({ ...config, name }) as pg.QueryConfig
    known.set(config, made)
    return made
  }
}
