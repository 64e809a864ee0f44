import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { PRICE_MINOR_MAX, STOCK_MAX } from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { minorUnits, timestamptz } from '#app/platform/db/columns.ts'
import { VARIANT_NUMBER_MAX } from './limits.ts'
import { isOptions } from './options-column.ts'

const limit = (max: number) => sql.raw(String(max))

/** What is priced, kept in stock and ordered. A product without options has one, its default variant. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Counted from 1 within the product and never used again: carts and addresses name it. */
    number: smallint().notNull(),
    /** The order in which the seller arranged them. */
    position: smallint().notNull().default(0),
    /** Its values of the product's options, in their order. */
    options: jsonb().$type<string[]>().notNull().default([]),
    priceMinor: minorUnits('price_minor').notNull(),
    /** A price that was really charged before, shown struck through; and since when it is shown. */
    listPriceMinor: minorUnits('list_price_minor'),
    listPriceSince: timestamptz('list_price_since'),
    /** Units that can be ordered now, without those reserved by unpaid orders. */
    stock: integer().notNull().default(0),
    /** One of the product's photos, and its URL in a small size. */
    mediaId: uuid('media_id').references(() => media.id, { onDelete: 'set null' }),
    thumbnailUrl: text('thumbnail_url'),
    /** When the seller removed it. The row stays for orders. */
    removedAt: timestamptz('removed_at'),
  },
  (t) => [
    unique('product_variants_number_unique').on(t.productId, t.number),
    // Variants with the same values are one variant.
    uniqueIndex('product_variants_options_unique')
      .on(t.productId, sql`lower(${t.options}::text)`)
      .where(sql`removed_at IS NULL`),
    index('product_variants_with_list_price')
      .on(t.listPriceSince)
      .where(sql`list_price_since IS NOT NULL`),
    check('product_variants_number_range', sql`${t.number} BETWEEN 1 AND ${limit(VARIANT_NUMBER_MAX)}`),
    check('product_variants_options_are_texts', isOptions(t.options)),
    check('product_variants_price_range', sql`${t.priceMinor} BETWEEN 1 AND ${limit(PRICE_MINOR_MAX)}`),
    check('product_variants_list_price_higher', sql`${t.listPriceMinor} > ${t.priceMinor}`),
    check('product_variants_stock_range', sql`${t.stock} BETWEEN 0 AND ${limit(STOCK_MAX)}`),
    index('product_variants_media').on(t.mediaId),
  ],
)

/** The price history of each variant. One row is open while it is for sale. */
export const productPrices = pgTable(
  'product_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    priceMinor: minorUnits('price_minor').notNull(),
    currency: char({ length: 3 }).notNull(),
    since: timestamptz('since').notNull(),
    until: timestamptz('until'),
  },
  (t) => [
    check('product_prices_order', sql`${t.until} >= ${t.since}`),
    uniqueIndex('product_prices_one_open')
      .on(t.variantId)
      .where(sql`until IS NULL`),
    index('product_prices_of_variant').on(t.variantId, t.since),
  ],
)
