import { ALL_PRODUCTS } from '#app/features/marketplace/catalogue/product-filter.ts'
import { findProductJson, listProductsJson } from '#app/features/marketplace/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { statementsOf } from '#test/statements.ts'
import type { Statement } from './statement.ts'

/** The application's own statements of the product API, so that the floor always sends its current SQL. */
export async function productStatements(
  db: Db,
  { slug, limit }: { slug: string; limit: number },
): Promise<{ list: Statement; one: Statement }> {
  return {
    list: await only(db, () => listProductsJson(db, { ...ALL_PRODUCTS, limit })),
    one: await only(db, () => findProductJson(db, slug)),
  }
}

async function only(db: Db, ask: () => Promise<unknown>): Promise<Statement> {
  const [sent, ...more] = await statementsOf({ db }, ask)
  if (!sent || more.length > 0) throw new Error(`${1 + more.length} statements instead of one`)
  return { sql: sent.text, values: [...sent.values] }
}
