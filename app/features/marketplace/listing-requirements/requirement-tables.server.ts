import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { FACTS } from '#app/features/marketplace/schema.ts'
import { categories, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { REQUIREMENT_NOTE_CHARS_MAX, SOURCE_CHARS_MAX } from './schema.ts'

/**
 * Which information a listing needs before it is published: dated rows with their source. Of several rows in force for
 * one field, the one for the category wins over the one for all categories, then the latest.
 */
export const listingRequirements = pgTable(
  'listing_requirements',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for all categories. */
    categoryId: uuid('category_id').references(() => categories.id),
    field: text({ enum: FACTS }).notNull(),
    fromDay: date('from_day').notNull(),
    /** The last day; null while no end is known. */
    untilDay: date('until_day'),
    /** False: the field is offered, and may stay empty. */
    isRequired: boolean('is_required').notNull(),
    /** The law and its section, in words. */
    source: text().notNull(),
    /** What an operator should check. */
    note: text().notNull().default(''),
    /** When an operator last compared the row with its source; null for never. */
    checkedOn: date('checked_on'),
    /** Null for the rows of a new installation. */
    savedBy: uuid('saved_by'),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (t) => [
    check('listing_requirements_field', oneOf(t.field, FACTS)),
    check('listing_requirements_days', sql`${t.untilDay} >= ${t.fromDay}`),
    check(
      'listing_requirements_lengths',
      sql.raw(`length(source) BETWEEN 1 AND ${SOURCE_CHARS_MAX} AND length(note) <= ${REQUIREMENT_NOTE_CHARS_MAX}`),
    ),
    unique('listing_requirements_once').on(t.categoryId, t.field, t.fromDay).nullsNotDistinct(),
  ],
)

/** Published listings that lack information: their sellers were notified, and after `dueAt` they are paused. */
export const listingNotices = pgTable(
  'listing_notices',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    noticedAt: timestamptz('noticed_at').notNull(),
    dueAt: timestamptz('due_at').notNull(),
    /** When the listing was paused for it. The row goes when the listing is published again. */
    pausedAt: timestamptz('paused_at'),
  },
  (t) => [check('listing_notices_order', sql`${t.dueAt} >= ${t.noticedAt}`)],
)

/**
 * An operator's comparison of a seller's FSSAI number with the register. It holds for this number only: another number
 * is the seller's statement again.
 */
export const fssaiChecks = pgTable(
  'fssai_checks',
  {
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    number: text().notNull(),
    checkedBy: uuid('checked_by').notNull(),
    checkedByName: text('checked_by_name').notNull(),
    checkedAt: timestamptz('checked_at').notNull(),
    /** The last day of the licence, as the register says. */
    validUntil: date('valid_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.number] }),
    check('fssai_checks_number_shape', sql`${t.number} ~ '^[12][0-9]{13}$'`),
  ],
)
