import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'
import { products } from '#app/features/marketplace/tables.server.ts'

/**
 * The words of what is for sale as they sound, for a search that forgives. Written by a trigger: an active product has
 * its words here, any other has none.
 */
export const productWords = pgTable(
  'product_words',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    /** 2 in the title, 1 in the description alone. */
    weight: smallint().notNull(),
    /** The product's own. */
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.word] }),
    index('product_words_newest').on(t.word, t.weight, t.createdAt, t.productId),
  ],
)

/** Every word that ever stood in a product; a few of them twice, because nobody waits for anybody to write one. */
export const marketWords = pgTable('market_words', { word: text().notNull() }, (t) => [
  index('market_words_word').on(t.word),
  // A list of words still to be sorted in would be read through with every search; a new word is rare.
  index('market_words_near')
    .using('gin', sql`${t.word} gin_trgm_ops`)
    .with({ fastupdate: false }),
])
