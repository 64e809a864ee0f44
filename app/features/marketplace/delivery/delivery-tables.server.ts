import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { DELIVERY_DAYS_MAX, DELIVERY_MINOR_MAX } from '#app/features/marketplace/schema.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { minorUnits } from '#app/platform/db/columns.ts'

/**
 * What a parcel of the seller costs to a place and how long it takes: a State, or 'rest' for all States without a row.
 * Both are null where the seller does not deliver to. Without a row for a State or 'rest' the products' own prices hold.
 */
export const sellerDelivery = pgTable(
  'seller_delivery',
  {
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    costMinor: minorUnits('cost_minor'),
    days: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.place] }),
    check('seller_delivery_together', sql`(${t.costMinor} IS NULL) = (${t.days} IS NULL)`),
    check('seller_delivery_cost', sql`${t.costMinor} BETWEEN 0 AND ${sql.raw(String(DELIVERY_MINOR_MAX))}`),
    check('seller_delivery_days', sql`${t.days} BETWEEN 1 AND ${sql.raw(String(DELIVERY_DAYS_MAX))}`),
  ],
)
