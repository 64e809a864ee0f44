import { listSimilarProducts } from '#app/features/marketplace/catalogue/similar-queries.server.ts'
import { listProducts } from '#app/features/marketplace/queries.server.ts'
import type { ProductFilter } from '#app/features/marketplace/schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { measureGrowth } from './harness/growth.ts'
import { seedManyProducts } from './many-products.ts'

const ALL: ProductFilter = { q: null, category: null, cursor: null }
const near =
  (q: string, category: string | null = null) =>
  (db: Db) =>
    listSimilarProducts(db, { q, category })

const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  list: (db) => listProducts(db, ALL),
  'one category': (db) => listProducts(db, { ...ALL, category: 'Food' }),
  'search, a word that many have': (db) => listProducts(db, { ...ALL, q: 'saree' }),
  'search, a word that one has': (db) => listProducts(db, { ...ALL, q: 'saree 505 ' }),
  'search, a word that some have': (db) => listProducts(db, { ...ALL, q: 'saree 9' }),
  'near, a word that many have': near('sarre'),
  'near, two words': near('coton sarre'),
  'near, in Hindi letters': near('साड़ी'),
  'near, in a category': near('picle', 'Food'),
  'near, a name that few have': near('bbgklm'),
}

/** The queries of the market among 100,000 products against 1,000 (P10). */
export const market = () =>
  measureGrowth({
    things: 'products',
    few: 1_000,
    many: 100_000,
    seed: seedManyProducts,
    questions: QUESTIONS,
    grows: ['products', 'product_words', 'market_words', 'product_reviews'],
  })
