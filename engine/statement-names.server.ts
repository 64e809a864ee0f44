import { hash } from 'node:crypto'

const USES_BEFORE_NAME = 5
/** Each connection of the server keeps the plan of each name. */
const NAMES_MAX = 200
const TEXTS_MAX = 1_000
const uses = new Map<string, number>()
const names = new Map<string, string>()
const MADE = 'made_'

/** Whether `nameOf` has made it. */
export const isMadeName = (name: string): boolean => name.startsWith(MADE)

/** A name for a statement that is sent again and again: PostgreSQL plans it once, which takes longer than running it. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  if (uses.size >= TEXTS_MAX) uses.clear()
  const times = (uses.get(text) ?? 0) + 1
  uses.set(text, times)
  if (times > USES_BEFORE_NAME) names.set(text, MADE + hash('sha1', text))
  return names.get(text)
}

/** The options that Drizzle sends with a prepared statement, for rows as lists and as objects. */
interface PreparedQuery {
  queryConfig: object
  rawQueryConfig: object
}

/** The same prepared statement with its name, which Drizzle drops for the embedded database. */
export function withName<Statement extends object>(statement: Statement, name: string): Statement {
  const { queryConfig, rawQueryConfig } = statement as unknown as PreparedQuery
  return Object.assign(statement, {
    queryConfig: { ...queryConfig, name },
    rawQueryConfig: { ...rawQueryConfig, name },
  })
}
