import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { GLYPHS, SLUG_CHARS_MAX } from './schema.ts'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const amount = (name: string) => bigint(name, { mode: 'number' })
const SLUG = sql.raw(`'^[a-z0-9-]{1,${SLUG_CHARS_MAX}}$'`)

/** Where sellers live and work. */
export const regions = pgTable(
  'regions',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    country: text().notNull(),
  },
  (t) => [unique('regions_name_unique').on(t.country, t.name)],
)

export const categories = pgTable('categories', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull().unique('categories_slug_unique'),
  name: text().notNull().unique('categories_name_unique'),
  position: smallint().notNull(),
})

export const sellerProfiles = pgTable(
  'seller_profiles',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique('seller_profiles_slug_unique'),
    /** The account that runs the shop; none while an operator keeps it for her. */
    userId: uuid('user_id').unique('seller_profiles_user_unique'),
    displayName: text('display_name').notNull(),
    bio: text().notNull(),
    profileImageUrl: text('profile_image_url'),
    isVerified: boolean('is_verified').notNull().default(false),
    regionId: uuid('region_id')
      .notNull()
      .references(() => regions.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('seller_profiles_slug_shape', sql`${t.slug} ~ ${SLUG}`),
    index('seller_profiles_region').on(t.regionId),
  ],
)

/** What is for sale, or will be: only an active product is ever shown or sold. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique('products_slug_unique'),
    title: text().notNull(),
    description: text().notNull(),
    priceMinor: amount('price_minor').notNull(),
    currency: char({ length: 3 }).notNull().default('USD'),
    /** A price that was really charged before; shown struck through. */
    listPriceMinor: amount('list_price_minor'),
    images: jsonb().$type<string[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(false),
    freeShipping: boolean('free_shipping').notNull().default(false),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    /** The printed shape on its cover. */
    glyph: text({ enum: GLYPHS }).notNull().default('basket'),
    createdAt: createdAt(),
    /** Both texts, lower-cased, for substring search; a search text holds no line break, so no match spans both. */
    search: text().generatedAlwaysAs(sql`lower(title) || E'\\n' || lower(description)`),
  },
  (t) => [
    check('products_slug_shape', sql`${t.slug} ~ ${SLUG}`),
    check('products_price_positive', sql`${t.priceMinor} > 0`),
    check('products_currency_iso', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('products_list_price_higher', sql`${t.listPriceMinor} > ${t.priceMinor}`),
    check(
      'products_images_are_texts',
      sql`jsonb_typeof(${t.images}) = 'array' AND NOT jsonb_path_exists(${t.images}, '$[*] ? (@.type() != "string")')`,
    ),
    check('products_glyph_known', sql`${t.glyph} IN (${sql.raw(GLYPHS.map((glyph) => `'${glyph}'`).join(', '))})`),
    index('products_newest')
      .on(t.createdAt, t.id)
      .where(sql`is_active`),
    index('products_newest_of_category')
      .on(t.categoryId, t.createdAt, t.id)
      .where(sql`is_active`),
    index('products_of_seller')
      .on(t.sellerId)
      .where(sql`is_active`),
    index('products_search')
      .using('gin', sql`${t.search} gin_trgm_ops`)
      .where(sql`is_active`),
  ],
)

export const productReviews = pgTable(
  'product_reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    stars: smallint().notNull(),
    authorName: text('author_name').notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('product_reviews_stars_range', sql`${t.stars} BETWEEN 1 AND 5`),
    // Both columns, so that an average is read from the index alone.
    index('product_reviews_of_product').on(t.productId, t.stars),
  ],
)
