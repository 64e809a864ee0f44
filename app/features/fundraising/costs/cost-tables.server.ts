import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, oneOf } from '#app/platform/db/columns.ts'
import {
  COST_BASIS_POINTS_MAX,
  COST_FIXED_MINOR_MAX,
  COST_TAX_BASIS_POINTS_MAX,
  COST_TEXT_CHARS_MAX,
  INSTRUMENTS,
} from './payment-cost.ts'

const max = (limit: number) => sql.raw(String(limit))

/**
 * What the payment provider takes, by instrument and by the days on which it holds. A gift keeps the cost that it was
 * promised, so a row's figures never change (trigger); it ends, and a new one begins.
 */
export const paymentCosts = pgTable(
  'payment_costs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    instrument: text('instrument', { enum: INSTRUMENTS }).notNull(),
    /** Share of the gift, in hundredths of a percent. */
    basisPoints: integer('basis_points').notNull(),
    /** For each payment. */
    fixedMinor: minorUnits('fixed_minor').notNull(),
    /** GST on the fee, in hundredths of a percent. */
    taxBasisPoints: integer('tax_basis_points').notNull(),
    /** Days in India, like `2026-12-31`. */
    fromDay: date('from_day').notNull(),
    /** The last day; null while no end is known. */
    untilDay: date('until_day'),
    source: text('source').notNull(),
    /** Why it was added or ended, for colleagues. */
    reason: text('reason').notNull(),
  },
  (t) => [
    unique('payment_costs_once').on(t.instrument, t.fromDay),
    uniqueIndex('payment_costs_one_open')
      .on(t.instrument)
      .where(sql`${t.untilDay} IS NULL`),
    check('payment_costs_instrument', oneOf(t.instrument, INSTRUMENTS)),
    check('payment_costs_share', sql`${t.basisPoints} BETWEEN 0 AND ${max(COST_BASIS_POINTS_MAX)}`),
    check('payment_costs_fixed', sql`${t.fixedMinor} BETWEEN 0 AND ${max(COST_FIXED_MINOR_MAX)}`),
    check('payment_costs_tax', sql`${t.taxBasisPoints} BETWEEN 0 AND ${max(COST_TAX_BASIS_POINTS_MAX)}`),
    check('payment_costs_days', sql`${t.untilDay} >= ${t.fromDay}`),
    check('payment_costs_source', sql`length(${t.source}) BETWEEN 1 AND ${max(COST_TEXT_CHARS_MAX)}`),
    check('payment_costs_reason', sql`length(${t.reason}) BETWEEN 1 AND ${max(COST_TEXT_CHARS_MAX)}`),
  ],
)
