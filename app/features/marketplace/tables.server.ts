import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { media } from '#app/features/media/tables.server.ts'
import { createdAt, minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { searchColumns, searchIndexes } from './catalogue/search-columns.server.ts'
import { GLYPHS } from './categories.ts'
import {
  DELIVERS_TO,
  DELIVERY_MINOR_MAX,
  type Fact,
  MIN_ORDER_MINOR_MAX,
  PHOTOS_MAX,
  PRICE_MINOR_MAX,
  SLUG_CHARS_MAX,
  STOCK_MAX,
} from './schema.ts'
import { isOptions } from './variants/options-column.ts'
import { VARIANTS_MAX } from './variants/limits.ts'

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
    /** The account that runs the shop; null while operators run it for the seller. */
    userId: uuid('user_id').unique('seller_profiles_user_unique'),
    displayName: text('display_name').notNull(),
    bio: text().notNull(),
    /** What the seller says in their own words, on the shop's and its products' pages. */
    voice: text(),
    /** The seller's portrait, an upload of the seller (feature media), and its URL in a small size. */
    profileImageId: uuid('profile_image_id').references(() => media.id, { onDelete: 'set null' }),
    profileImageUrl: text('profile_image_url'),
    /** Whether an identity check is in force (`seller_checks`): written with the checks and by the nightly job. */
    isVerified: boolean('is_verified').notNull().default(false),
    verifiedUntil: timestamptz('verified_until'),
    regionId: uuid('region_id')
      .notNull()
      .references(() => regions.id),
    /** The State that the seller sends from; null outside India or while unknown. */
    state: text(),
    /** In India; the district is null when the list of districts does not have it. */
    district: text(),
    town: text(),
    deliversTo: text('delivers_to', { enum: DELIVERS_TO }).notNull().default('india'),
    /** Until then nothing of the shop can be ordered; ends by itself. */
    holidayUntil: timestamptz('holiday_until'),
    holidayNote: text('holiday_note'),
    /** The least value of goods in one order, in paise: only for orders in rupees. */
    minOrderMinor: minorUnits('min_order_minor'),
    /** For invoices: legal name, address and GST number, if any. */
    legalName: text('legal_name'),
    address: text(),
    gstin: text(),
    /** Of a seller without a GST number who enrolled on the GST portal to sell on markets. */
    enrolmentNumber: text('enrolment_number'),
    /** Until then the rules of GST do not hold for a shop from before them (`gst/gst-rules.ts`); null for others. */
    gstDueAt: timestamptz('gst_due_at'),
    /** When the seller was notified about it. */
    gstNoticedAt: timestamptz('gst_noticed_at'),
    /** Where mails about orders, returns and payouts go: the account's address. Null while operators run the shop. */
    noticeEmail: text('notice_email'),
    /** Set when the seller erased their account: the shop is no longer public; the row stays for the books. */
    closedAt: timestamptz('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('seller_profiles_slug_shape', sql`${t.slug} ~ ${SLUG}`),
    check('seller_profiles_delivers_to', oneOf(t.deliversTo, DELIVERS_TO)),
    check('seller_profiles_own_state_known', sql`${t.deliversTo} <> 'own-state' OR ${t.state} IS NOT NULL`),
    check('seller_profiles_holiday_note', sql`${t.holidayNote} IS NULL OR ${t.holidayUntil} IS NOT NULL`),
    check('seller_profiles_min_order', sql`${t.minOrderMinor} BETWEEN 1 AND ${sql.raw(String(MIN_ORDER_MINOR_MAX))}`),
    check('seller_profiles_gstin_shape', sql`${t.gstin} ~ '^[0-9]{2}[A-Z0-9]{13}$'`),
    check('seller_profiles_enrolment_shape', sql`${t.enrolmentNumber} ~ '^[0-9]{2}[A-Z0-9]{13}$'`),
    // An enrolment ends with the registration.
    check('seller_profiles_one_number', sql`${t.gstin} IS NULL OR ${t.enrolmentNumber} IS NULL`),
    index('seller_profiles_region').on(t.regionId),
    index('seller_profiles_listed')
      .on(t.isVerified.desc().nullsFirst(), t.displayName)
      .where(sql`closed_at IS NULL`),
    index('seller_profiles_by_name')
      .on(t.displayName, t.id)
      .where(sql`closed_at IS NULL`),
    index('seller_profiles_newest').on(t.createdAt),
    index('seller_profiles_without_number')
      .on(t.id)
      .where(sql`delivers_to = 'india' AND gstin IS NULL AND enrolment_number IS NULL`),
    index('seller_profiles_unnoticed')
      .on(t.id)
      .where(sql`gst_due_at IS NOT NULL AND gst_noticed_at IS NULL`),
    index('seller_profiles_state').on(t.state),
  ],
)

/**
 * Listings in all states. Only active products are shown and sold. Price and stock belong to the variants: the columns
 * here are for lists, and triggers write them (decision 026).
 */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique('products_slug_unique'),
    title: text().notNull(),
    description: text().notNull(),
    /** The names of its options, for example Size and Colour; empty for a product with one variant only. */
    options: jsonb().$type<string[]>().notNull().default([]),
    /** The lowest price of its variants. */
    priceMinor: minorUnits('price_minor').notNull(),
    currency: char({ length: 3 }).notNull().default('USD'),
    /** The list price of that variant. */
    listPriceMinor: minorUnits('list_price_minor'),
    images: jsonb().$type<string[]>().notNull().default([]),
    /** The first photo in a small size, for lists. */
    thumbnailUrl: text('thumbnail_url'),
    /** Published; false for drafts (`publishedAt` null) and for paused ones. */
    isActive: boolean('is_active').notNull().default(false),
    publishedAt: timestamptz('published_at'),
    /** When an operator took it off after a report: the seller cannot publish it again. */
    withdrawnAt: timestamptz('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
    /** The sum of its variants. */
    stock: integer().notNull().default(0),
    freeShipping: boolean('free_shipping').notNull().default(false),
    /** The delivery price. A parcel costs the highest delivery price of its products, once. */
    deliveryMinor: minorUnits('delivery_minor').notNull().default(0),
    /** Days from the order until delivery. */
    deliveryDays: smallint('delivery_days').notNull().default(7),
    facts: jsonb().$type<Partial<Record<Fact, string>>>().notNull().default({}),
    /** Its code in the customs tariff, and the GST in its price: of sellers with a GST number. */
    hsn: text(),
    gstBasisPoints: integer('gst_basis_points'),
    /** Since when `listPriceMinor` is shown; null for demo data and without a list price. */
    listPriceSince: timestamptz('list_price_since'),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    /** The symbol on its placeholder picture. */
    glyph: text({ enum: GLYPHS }).notNull().default('basket'),
    /** Identifies the form or the file's row that created it, so that posting it again creates no second product. */
    formKey: text('form_key'),
    createdAt: createdAt(),
    /**
     * Both texts and their translation, lower-cased, for substring search; a search text holds no line break, so no match
     * spans two of them. Triggers write it.
     */
    search: text(),
    ...searchColumns(),
  },
  (t) => [
    check('products_slug_shape', sql`${t.slug} ~ ${SLUG}`),
    check('products_price_positive', sql`${t.priceMinor} > 0`),
    check('products_currency_iso', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('products_price_limit', sql`${t.priceMinor} <= ${sql.raw(String(PRICE_MINOR_MAX))}`),
    check('products_options_are_texts', isOptions(t.options)),
    check('products_stock_range', sql`${t.stock} BETWEEN 0 AND ${sql.raw(String(STOCK_MAX * VARIANTS_MAX))}`),
    check('products_delivery_range', sql`${t.deliveryMinor} BETWEEN 0 AND ${sql.raw(String(DELIVERY_MINOR_MAX))}`),
    check('products_free_shipping_costs_nothing', sql`NOT ${t.freeShipping} OR ${t.deliveryMinor} = 0`),
    check('products_delivery_days_range', sql`${t.deliveryDays} BETWEEN 1 AND 60`),
    check('products_hsn_shape', sql`${t.hsn} ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'`),
    check('products_gst_range', sql`${t.gstBasisPoints} BETWEEN 0 AND 10000`),
    check('products_withdrawn_not_active', sql`${t.withdrawnAt} IS NULL OR NOT ${t.isActive}`),
    check('products_list_price_higher', sql`${t.listPriceMinor} > ${t.priceMinor}`),
    check(
      'products_images_are_texts',
      sql`jsonb_typeof(${t.images}) = 'array' AND NOT jsonb_path_exists(${t.images}, '$[*] ? (@.type() != "string")')`,
    ),
    check('products_glyph_known', oneOf(t.glyph, GLYPHS)),
    unique('products_once_per_form').on(t.sellerId, t.formKey),
    // The seller's own list, including unpublished listings.
    index('products_all_of_seller').on(t.sellerId, t.createdAt),
    index('products_newest')
      .on(t.createdAt, t.id)
      .where(sql`is_active`),
    index('products_newest_of_category')
      .on(t.categoryId, t.createdAt, t.id)
      .where(sql`is_active`),
    index('products_newest_of_seller')
      .on(t.sellerId, t.createdAt, t.id)
      .where(sql`is_active`),
    index('products_with_fssai')
      .on(t.sellerId)
      .where(sql`facts ? 'fssai'`),
    index('products_search')
      .using('gin', sql`${t.search} gin_trgm_ops`)
      .where(sql`is_active`),
    ...searchIndexes(t),
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
    /** The delivered order line; null for demo data only. One review a line. */
    orderLineId: uuid('order_line_id').unique('product_reviews_once_per_line'),
    /** The reviewer's account, if any. */
    userId: uuid('user_id'),
    /** The seller's answer. */
    answer: text(),
    answeredAt: timestamptz('answered_at'),
    /** When an operator hid it after a report. It no longer counts. */
    hiddenAt: timestamptz('hidden_at'),
    hiddenReason: text('hidden_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    check('product_reviews_answer_dated', sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL)`),
    check('product_reviews_stars_range', sql`${t.stars} BETWEEN 1 AND 5`),
    // With the other columns, so that averages are read from the index alone.
    index('product_reviews_of_product').on(t.productId, t.hiddenAt, t.stars),
    index('product_reviews_of_member')
      .on(t.userId)
      .where(sql`user_id IS NOT NULL`),
  ],
)

/** What a seller has for sale, and the reviews of it that are not hidden. Triggers write it. */
export const sellerTotals = pgTable('seller_totals', {
  sellerId: uuid('seller_id')
    .primaryKey()
    .references(() => sellerProfiles.id, { onDelete: 'cascade' }),
  products: integer().notNull().default(0),
  reviews: integer().notNull().default(0),
  stars: integer().notNull().default(0),
})

export const productPhotos = pgTable(
  'product_photos',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 0 comes first. */
    position: smallint().notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .unique('product_photos_media_unique')
      .references(() => media.id, { onDelete: 'cascade' }),
    alt: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    check('product_photos_position', sql.raw(`position BETWEEN 0 AND ${PHOTOS_MAX - 1}`)),
  ],
)
