import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'
import { products } from '#app/features/marketplace/tables.server.ts'

/** The words of each active product in phonetic form, for the error-tolerant search. Written by a trigger. */
export const productWords = pgTable(
  'product_words',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    /** 2 for a word in the title, 1 for a word in the description only. */
    weight: smallint().notNull(),
    /** The product's creation time. */
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.word] }),
    index('product_words_newest').on(t.word, t.weight, t.createdAt, t.productId),
  ],
)

/** Every word that ever occurred in a product. May contain duplicates: inserts do not wait for each other. */
export const marketWords = pgTable('market_words', { word: text().notNull() }, (t) => [
  index('market_words_word').on(t.word),
  // No pending list (`fastupdate`): every search would have to scan it, and new words are rare.
  index('market_words_near')
    .using('gin', sql`${t.word} gin_trgm_ops`)
    .with({ fastupdate: false }),
])
