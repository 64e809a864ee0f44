import { type Column, is, Param, Placeholder, type SQL, sql } from 'drizzle-orm'
import { withName } from '#engine/statement-names.server.ts'
import type { Db } from './database.server.ts'

/** The values of a statement, by name, while it is built. */
export type Values<Given> = { readonly [Name in keyof Given]-?: Placeholder<Name & string, Given[Name]> }

interface Built<Result> {
  getSQL(): SQL
  prepare(name: string): { execute(): Promise<Result> }
}

/** What Drizzle prepares: it has the text and the parameters, and sends them to `client`. */
interface Statement<Result> {
  params: unknown[]
  client: unknown
  execute(): Promise<Result>
}

interface Session {
  client: unknown
}

type Fill = (given: Record<string, unknown>) => unknown

/**
 * A statement that is built once and run with other values on any handle, in transactions too: to build one takes Drizzle
 * longer than to send it. `build` may depend on nothing but its arguments. Outside of transactions, PostgreSQL plans a
 * statement with a `name` once for all values.
 */
export function prepared<Given extends object, Result>(
  build: (db: Db, values: Values<Given>) => Built<Result>,
  name = '',
): (db: Db, given: Given) => Promise<Result> {
  /** One for each driver. */
  const built = new Map<unknown, { statement: Statement<Result>; fills: Fill[] }>()
  return (db, given) => {
    const { client, constructor: driver } = (db as unknown as { session: Session }).session
    let known = built.get(driver)
    if (!known) {
      const made = withConstants(build(db, placeholders())).prepare(name) as Statement<Result>
      // In a transaction of the embedded database nobody else does it.
      const statement = name ? withName(made, name) : made
      known = { statement, fills: statement.params.map(fillOf) }
      built.set(driver, known)
    }
    const params = known.fills.map((fill) => fill(given as Record<string, unknown>))
    return Object.assign(Object.create(known.statement) as Statement<Result>, { client, params }).execute()
  }
}

/** What is no placeholder becomes part of the text: PostgreSQL knows it when it plans for all values, such as a LIMIT. */
function withConstants<Query extends Built<unknown>>(query: Query): Query {
  const getSQL = query.getSQL.bind(query)
  return Object.assign(query, { getSQL: () => getSQL().inlineParams() })
}

/** A value for `set` and in conditions, which the column encodes as it does without a placeholder. */
export const valueFor = (column: Column, value: Placeholder): SQL => sql`${sql.param(value, column)}`

const placeholders = <Given>(): Values<Given> =>
  new Proxy({} as Values<Given>, { get: (_, name) => sql.placeholder(String(name)) })

function fillOf(param: unknown): Fill {
  if (is(param, Placeholder)) return (given) => given[param.name]
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { encoder, value } = param
  // Drizzle's own filling encodes null, which dates and JSON do not survive.
  return (given) => (given[value.name] === null ? null : encoder.mapToDriverValue(given[value.name]))
}
