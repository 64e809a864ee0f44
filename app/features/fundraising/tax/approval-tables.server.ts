import { sql } from 'drizzle-orm'
import { check, date, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { APPROVAL_NUMBER_CHARS_MAX, TAX_LINE_CHARS_MAX, TAX_TEXT_CHARS_MAX } from './tax-limits.ts'

const max = (limit: number) => sql.raw(String(limit))

/**
 * Approvals of organisations whose donors may deduct their gifts, by the days on which they hold. Gifts keep the approval
 * that they were given under, so a row's facts never change (trigger); it ends, and a new one begins.
 */
export const taxApprovals = pgTable(
  'tax_approvals',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisation: text().notNull(),
    /** Sealing context `tax-approvals:<id>`. */
    sealedPan: text('sealed_pan').notNull(),
    /** The unique registration number. */
    number: text().notNull(),
    approvedOn: date('approved_on').notNull(),
    /** Days in India, like `2026-12-31`. */
    fromDay: date('from_day').notNull(),
    /** The last day; null while no end is known. */
    untilDay: date('until_day'),
    source: text().notNull(),
    reason: text().notNull(),
  },
  (t) => [
    unique('tax_approvals_once').on(t.number, t.fromDay),
    check('tax_approvals_days', sql`${t.untilDay} >= ${t.fromDay}`),
    check('tax_approvals_organisation', sql`length(${t.organisation}) BETWEEN 1 AND ${max(TAX_LINE_CHARS_MAX)}`),
    check('tax_approvals_number', sql`length(${t.number}) BETWEEN 1 AND ${max(APPROVAL_NUMBER_CHARS_MAX)}`),
    check('tax_approvals_source', sql`length(${t.source}) BETWEEN 1 AND ${max(TAX_TEXT_CHARS_MAX)}`),
    check('tax_approvals_reason', sql`length(${t.reason}) BETWEEN 1 AND ${max(TAX_TEXT_CHARS_MAX)}`),
  ],
)
