import type { Db } from '#app/platform/db/database.server.ts'
import { statementsOf } from '#test/statements.ts'
import type { Statement } from './statement.ts'

/** The application's own statement for some work, so that a floor always sends the current SQL. */
export async function ownStatement(db: Db, work: () => Promise<unknown>): Promise<Statement> {
  const [sent, ...more] = await statementsOf({ db }, work)
  if (!sent || more.length > 0) throw new Error(`${sent ? 1 + more.length : 0} statements instead of one`)
  return { sql: sent.text, values: [...sent.values] }
}
