import { type AnyPgColumn, index, integer, numeric } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { tsvector } from '#app/platform/db/columns.ts'

/** Texts with Devanagari letters. Queries repeat this condition, so that they can use the index of these texts. */
export const IS_DEVANAGARI = sql.raw(String.raw`search ~ '[\u0900-\u097f]'`)

/** What a product is searched and sorted by, besides its own fields. Triggers write it. */
export const searchColumns = () => ({
  /** The words of its texts for searches with synonyms: in phonetic form, or as they are if they contain figures. */
  sounds: tsvector()
    .notNull()
    .default(sql`''::tsvector`),
  /** The average of the reviews that are not hidden, with one decimal; 0 without reviews. */
  ratingAverage: numeric('rating_average', { precision: 2, scale: 1 }).notNull().default('0'),
  ratingCount: integer('rating_count').notNull().default(0),
  /** The stars of these reviews together. */
  ratingStars: integer('rating_stars').notNull().default(0),
})

type SearchedColumns = Record<
  'sounds' | 'ratingAverage' | 'ratingCount' | 'priceMinor' | 'createdAt' | 'id',
  AnyPgColumn
>

/** The indexes of searches and sorted lists. Prices in rupees come before those in other currencies. */
export const searchIndexes = (t: SearchedColumns) => [
  index('products_cheapest')
    .on(sql`(currency <> 'INR')`, t.priceMinor, t.createdAt, t.id)
    .where(sql`is_active`),
  index('products_dearest')
    .on(sql`(currency = 'INR')`, t.priceMinor, t.createdAt, t.id)
    .where(sql`is_active`),
  index('products_best_rated')
    .on(t.ratingAverage, t.ratingCount, t.createdAt, t.id)
    .where(sql`is_active`),
  // No pending lists (`fastupdate`): every search would have to scan them.
  index('products_sounds')
    .using('gin', t.sounds)
    .with({ fastupdate: false })
    .where(sql`is_active`),
  // Where the database's locale is C, trigrams contain Latin letters only.
  index('products_signs')
    .using('gin', sql`market_signs(search) gin_trgm_ops`)
    .with({ fastupdate: false })
    .where(sql`is_active AND ${IS_DEVANAGARI}`),
]
