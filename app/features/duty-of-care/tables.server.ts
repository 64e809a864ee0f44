import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { BADGES, DESCRIPTION_CHARS_MAX, LINE_CHARS_MAX, NAME_CHARS_MAX, SORT_MAX, UNITS } from './schema.ts'

/** Home care services with prices. */
export const careServices = pgTable(
  'care_services',
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    priceMinor: minorUnits('price_minor').notNull(),
    unit: text({ enum: UNITS }).notNull(),
    /** Only registered practitioners may provide it. */
    isRegulated: boolean('is_regulated').notNull(),
    isShown: boolean('is_shown').notNull(),
    sort: integer().notNull(),
    savedBy: uuid('saved_by').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (t) => [
    check('care_services_price', sql`${t.priceMinor} > 0`),
    check('care_services_unit', oneOf(t.unit, UNITS)),
    check('care_services_sort', sql.raw(`sort BETWEEN 0 AND ${SORT_MAX}`)),
    check(
      'care_services_lengths',
      sql.raw(`length(name) <= ${NAME_CHARS_MAX} AND length(description) <= ${DESCRIPTION_CHARS_MAX}`),
    ),
  ],
)

/** An awarded badge, published with consent. Withdrawing it erases the person's data. */
export const careBadges = pgTable(
  'care_badges',
  {
    id: uuid().primaryKey().defaultRandom(),
    badge: text({ enum: BADGES }).notNull(),
    firstName: text('first_name'),
    place: text(),
    reason: text(),
    /** The nomination; null for a badge without one. */
    requestId: uuid('request_id').unique('care_badges_request_unique'),
    awardedBy: uuid('awarded_by').notNull(),
    /** Also the time at which consent was recorded. */
    awardedAt: timestamptz('awarded_at').notNull(),
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (t) => [
    check('care_badges_badge', oneOf(t.badge, BADGES)),
    check(
      'care_badges_person_or_withdrawn',
      sql`num_nonnulls(${t.firstName}, ${t.place}, ${t.reason}) = CASE WHEN ${t.withdrawnAt} IS NULL THEN 3 ELSE 0 END`,
    ),
    check(
      'care_badges_lengths',
      sql.raw(
        `coalesce(length(first_name), 0) <= ${NAME_CHARS_MAX} AND coalesce(length(place), 0) <= ${NAME_CHARS_MAX} AND coalesce(length(reason), 0) <= ${LINE_CHARS_MAX}`,
      ),
    ),
    index('care_badges_shown')
      .on(t.awardedAt)
      .where(sql`${t.withdrawnAt} IS NULL`),
  ],
)
