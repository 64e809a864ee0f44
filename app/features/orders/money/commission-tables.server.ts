import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from '#app/features/marketplace/tables.server.ts'
import { timestamptz } from '#app/platform/db/columns.ts'
import { COMMISSION_BASIS_POINTS_MAX } from '#app/features/orders/schema.ts'

/**
 * Commission on sales: the newest row in force of the product's category, else of all categories (`categoryId` null),
 * else none.
 */
export const commissionRates = pgTable(
  'commission_rates',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for all categories. */
    categoryId: uuid('category_id').references(() => categories.id),
    basisPoints: integer('basis_points').notNull(),
    validFrom: timestamptz('valid_from').notNull(),
    setBy: uuid('set_by').notNull(),
    setAt: timestamptz('set_at').notNull(),
    note: text().notNull().default(''),
  },
  (t) => [
    check(
      'commission_rates_range',
      sql`${t.basisPoints} BETWEEN 0 AND ${sql.raw(String(COMMISSION_BASIS_POINTS_MAX))}`,
    ),
    index('commission_rates_in_force').on(t.categoryId, t.validFrom),
  ],
)
