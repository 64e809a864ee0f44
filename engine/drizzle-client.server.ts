import { type PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite'

/** Arrays of numerics, timestamps, timestamps with a zone, intervals, and dates. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182]

/** What Drizzle reads itself. */
const UNPARSED = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS]

/**
 * The client for Drizzle, which passes its parsers with each statement. PGlite would copy all others beside them each time,
 * and a small query take two and a half times as long; here they are set once. Drizzle passes nothing else but `rowMode`.
 */
export function drizzleClient(client: PGlite): PGlite {
  for (const type of UNPARSED) client.parsers[type] = (value) => value
  return withParsersSet(client, {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      client.transaction((tx) => work(withParsersSet(tx, {}))),
  })
}

function withParsersSet<Client extends Pick<Transaction, 'query'>>(client: Client, others: Partial<Client>): Client {
  const query = (text: string, values?: unknown[], { rowMode = 'object' }: QueryOptions = {}) =>
    client.query(text, values, { rowMode })
  return Object.assign(Object.create(client), { query, ...others }) as Client
}
