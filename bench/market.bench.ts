import { ALL_PRODUCTS, type ProductFilter } from '#app/features/marketplace/catalogue/product-filter.ts'
import { listSimilarProducts } from '#app/features/marketplace/catalogue/similar-queries.server.ts'
import { listProducts } from '#app/features/marketplace/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { measureGrowth } from './harness/growth.ts'
import { seedManyProducts } from './many-products.ts'

const ALL = ALL_PRODUCTS
const near =
  (q: string, category: string | null = null) =>
  (db: Db) =>
    listSimilarProducts(db, { q, category })

const foundBySynonyms = (q: string) => (db: Db) => listProducts(db, { ...ALL, q })
const EVERY_FILTER = {
  priceFromMinor: 15_00,
  priceToMinor: 50_00,
  state: 'Odisha',
  isVerifiedOnly: true,
  delivery: { pin: '751001', states: ['Odisha'] },
  sort: 'price-high',
} as const satisfies Partial<ProductFilter>

export const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  list: (db) => listProducts(db, ALL),
  'one category': (db) => listProducts(db, { ...ALL, category: 'Food' }),
  'search, a word that many have': (db) => listProducts(db, { ...ALL, q: 'saree' }),
  'search, a word and a number that few have': (db) => listProducts(db, { ...ALL, q: 'saree 505' }),
  'search, two words in another order': (db) => listProducts(db, { ...ALL, q: 'basket grass' }),
  'search, words that all have': (db) => listProducts(db, { ...ALL, q: 'hand made' }),
  'search, words that all have, best rated first': (db) => listProducts(db, { ...ALL, q: 'hand made', sort: 'rating' }),
  'search, a word that few have and one that many have': (db) => listProducts(db, { ...ALL, q: 'bbmbk basket' }),
  'search, a word that some have': (db) => listProducts(db, { ...ALL, q: 'saree 9' }),
  'search, Hindi letters that nobody has': foundBySynonyms('अचार'),
  'synonyms, a word that many have': foundBySynonyms('lugda'),
  'synonyms, a word that few have': foundBySynonyms('nakshi'),
  'synonyms, two words': foundBySynonyms('cotton lugda'),
  'synonyms, several words for two': foundBySynonyms('mitti ka diya'),
  'price from and to': (db) => listProducts(db, { ...ALL, priceFromMinor: 20_00, priceToMinor: 21_00 }),
  'one State': (db) => listProducts(db, { ...ALL, state: 'Odisha' }),
  'verified sellers': (db) => listProducts(db, { ...ALL, isVerifiedOnly: true }),
  'delivered to a PIN code': (db) => listProducts(db, { ...ALL, delivery: { pin: '751001', states: ['Odisha'] } }),
  'synonyms, a word that few have, best rated first': (db) => listProducts(db, { ...ALL, q: 'nakshi', sort: 'rating' }),
  'lowest price first': (db) => listProducts(db, { ...ALL, sort: 'price-low' }),
  'lowest price first, a later page': (db) => listProducts(db, { ...ALL, sort: 'price-low', cursor: 'product-505' }),
  'highest price first, in a category': (db) => listProducts(db, { ...ALL, sort: 'price-high', category: 'Food' }),
  'best rated first': (db) => listProducts(db, { ...ALL, sort: 'rating' }),
  'best rated first, a later page': (db) => listProducts(db, { ...ALL, sort: 'rating', cursor: 'product-505' }),
  'search, lowest price first': (db) => listProducts(db, { ...ALL, q: 'saree', sort: 'price-low' }),
  'synonyms, best rated first': (db) => listProducts(db, { ...ALL, q: 'lugda', sort: 'rating' }),
  'all filters and a search': (db) => listProducts(db, { ...ALL, ...EVERY_FILTER, q: 'lugda' }),
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
