import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { RETURN_CAUSES, RETURN_STATES } from './campaign-return.ts'

/** A part of a gift that went back to its donor, append-only. Its refund has the same key. */
export const contributionReturns = pgTable(
  'contribution_returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    contributionId: uuid('contribution_id')
      .notNull()
      .references(() => contributions.id),
    key: text().notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    /** Of it, what was the campaign's; the rest is the organisation's expense. */
    campaignMinor: minorUnits('campaign_minor').notNull(),
    /** Shown to the donor. */
    reason: text().notNull(),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    unique('contribution_returns_once').on(t.contributionId, t.key),
    check(
      'contribution_returns_amount',
      sql`${t.amountMinor} > 0 AND ${t.campaignMinor} BETWEEN 0 AND ${t.amountMinor}`,
    ),
  ],
)

/**
 * What is left of a campaign goes back to its supporters: its owner may ask for it, one operator prepares it, another
 * confirms it.
 */
export const campaignReturns = pgTable(
  'campaign_returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    cause: text({ enum: RETURN_CAUSES }).notNull(),
    /** Supporters read it. */
    reason: text().notNull(),
    state: text({ enum: RETURN_STATES }).notNull().default('prepared'),
    /** The owner; null when operators began it. */
    askedBy: uuid('asked_by'),
    askedAt: timestamptz('asked_at'),
    preparedBy: uuid('prepared_by'),
    preparedByName: text('prepared_by_name'),
    preparedAt: timestamptz('prepared_at'),
    confirmedBy: uuid('confirmed_by'),
    confirmedByName: text('confirmed_by_name'),
    confirmedAt: timestamptz('confirmed_at'),
    finishedAt: timestamptz('finished_at'),
  },
  (t) => [
    check('campaign_returns_cause', oneOf(t.cause, RETURN_CAUSES)),
    check('campaign_returns_state', oneOf(t.state, RETURN_STATES)),
    check('campaign_returns_asked', sql`(${t.askedBy} IS NULL) = (${t.askedAt} IS NULL)`),
    check(
      'campaign_returns_prepared',
      sql`(${t.preparedBy} IS NULL) = (${t.preparedAt} IS NULL) AND (${t.preparedBy} IS NULL) = (${t.preparedByName} IS NULL)
        AND CASE ${t.state} WHEN 'asked' THEN ${t.askedBy} IS NOT NULL AND ${t.preparedBy} IS NULL
          WHEN 'cancelled' THEN true ELSE ${t.preparedBy} IS NOT NULL END`,
    ),
    check('campaign_returns_two_people', sql`${t.confirmedBy} <> ${t.preparedBy}`),
    check('campaign_returns_not_own', sql`${t.preparedBy} <> ${t.askedBy} AND ${t.confirmedBy} <> ${t.askedBy}`),
    check('campaign_returns_confirmed', sql`(${t.state} IN ('confirmed', 'done')) = (${t.confirmedBy} IS NOT NULL)`),
    uniqueIndex('campaign_returns_one_open')
      .on(t.campaignId)
      .where(sql`${t.state} IN ('asked', 'prepared', 'confirmed')`),
  ],
)

/** What of each gift went back, append-only: once per gift. */
export const campaignReturnLines = pgTable(
  'campaign_return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => campaignReturns.id),
    contributionId: uuid('contribution_id')
      .notNull()
      .references(() => contributions.id),
    /** The refund. */
    amountMinor: minorUnits('amount_minor').notNull(),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'campaign_return_lines_once', columns: [t.returnId, t.contributionId] }),
    check('campaign_return_lines_amount', sql`${t.amountMinor} > 0`),
  ],
)
