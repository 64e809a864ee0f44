import type { ProductRecord } from '#app/features/marketplace/views.ts'
import { inReadersLanguage, listInReadersLanguage, type Versions } from '#app/features/translations/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** A product of a list with its seller's version in the reader's language. */
export const cardInReadersLanguage = (product: ProductRecord, versions: Versions): ProductRecord => {
  const { id, title, description } = product
  return { ...product, ...inReadersLanguage({ title, description }, id, versions) }
}

/** The products of a list so, with at most one statement for those that were read without their translations. */
export const productsInReadersLanguage = (db: Db, products: readonly ProductRecord[]): Promise<ProductRecord[]> =>
  listInReadersLanguage(db, products, ['title', 'description'])
