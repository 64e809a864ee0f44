import { ALL_PRODUCTS } from '#app/features/marketplace/catalogue/product-filter.ts'
import { findProductJson, listProductsJson } from '#app/features/marketplace/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { ownStatement } from './own-statement.ts'
import type { Statement } from './statement.ts'

/** The application's own statements of the product API, so that the floor always sends its current SQL. */
export async function productStatements(
  db: Db,
  { slug, limit }: { slug: string; limit: number },
): Promise<{ list: Statement; one: Statement }> {
  return {
    list: await ownStatement(db, () => listProductsJson(db, { ...ALL_PRODUCTS, limit })),
    one: await ownStatement(db, () => findProductJson(db, slug)),
  }
}
