import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '#app/platform/db/columns.ts'
import { GST_RULE_NEEDS, GST_RULES, GST_SOURCE_CHARS_MAX } from './gst-rules.ts'

/** The rates of GST, each with the days on which it holds: a product has one of those that hold on the day. */
export const gstRates = pgTable(
  'gst_rates',
  {
    /** Hundredths of a percent, CGST and SGST together. */
    basisPoints: integer('basis_points').notNull(),
    fromDay: date('from_day').notNull(),
    /** The last day; null while it holds. */
    untilDay: date('until_day'),
    source: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.basisPoints, t.fromDay] }),
    check('gst_rates_range', sql`${t.basisPoints} BETWEEN 0 AND 10000`),
    check('gst_rates_days', sql`${t.untilDay} >= ${t.fromDay}`),
    check('gst_rates_source', sql`length(${t.source}) BETWEEN 1 AND ${sql.raw(String(GST_SOURCE_CHARS_MAX))}`),
  ],
)

/** What a seller needs, from a day on; the newest row that has begun holds (`gst-rules.ts`). */
export const gstRules = pgTable(
  'gst_rules',
  {
    rule: text({ enum: GST_RULES }).notNull(),
    fromDay: date('from_day').notNull(),
    needs: text({ enum: GST_RULE_NEEDS }).notNull(),
    source: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rule, t.fromDay] }),
    check('gst_rules_rule', oneOf(t.rule, GST_RULES)),
    check('gst_rules_needs', oneOf(t.needs, GST_RULE_NEEDS)),
    check('gst_rules_source', sql`length(${t.source}) BETWEEN 1 AND ${sql.raw(String(GST_SOURCE_CHARS_MAX))}`),
  ],
)
