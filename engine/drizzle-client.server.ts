import { type PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite'
import { PgDialect } from 'drizzle-orm/pg-core'
import { PgliteDatabase } from 'drizzle-orm/pglite'
import { PgliteSession } from 'drizzle-orm/pglite/session'
import { withName } from './statement-names.server.ts'

/** Arrays of numerics, timestamps, timestamps with a zone, intervals, and dates. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182]

/** What Drizzle reads itself. */
const UNPARSED = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS]

/** Drizzle on an embedded database. */
export function drizzleOn(pglite: PGlite): PgliteDatabase {
  const client = drizzleClient(pglite)
  const dialect = new PgDialect()
  return Object.assign(new PgliteDatabase(dialect, keepNames(client, dialect), undefined), { $client: client })
}

/** A session with the names of prepared statements, which Drizzle drops. With a name PostgreSQL plans a statement once. */
function keepNames(client: PGlite, dialect: PgDialect) {
  const session = new PgliteSession<Record<string, never>, Record<string, never>>(client, dialect, undefined)
  const { prepareQuery } = session
  const keep = (...given: Parameters<typeof prepareQuery>) => {
    const prepared = prepareQuery.apply(session, given)
    const [, , name] = given
    return name ? withName(prepared, name) : prepared
  }
  session.prepareQuery = keep as typeof prepareQuery
  return session
}

type NamedOptions = QueryOptions & { name?: string }

/**
 * The client for Drizzle, which passes its parsers with each statement. PGlite would copy all others beside them each time,
 * and a small query take two and a half times as long; here they are set once. Drizzle passes nothing else but `rowMode`.
 */
function drizzleClient(client: PGlite): PGlite {
  for (const type of UNPARSED) client.parsers[type] = (value) => value
  return withParsersSet(client, {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      client.transaction((tx) => work(withParsersSet(tx, {}))),
  })
}

function withParsersSet<Client extends Pick<Transaction, 'query'>>(client: Client, others: Partial<Client>): Client {
  const query = (text: string, values?: unknown[], { rowMode = 'object', name }: NamedOptions = {}) =>
    client.query((name ? { text, name } : text) as string, values, { rowMode })
  return Object.assign(Object.create(client), { query, ...others }) as Client
}
