import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { MANDATE_METHODS, MANDATE_STATES } from '#app/platform/payments/mandates.ts'
import { DEBIT_STATES, END_REASONS, MONTHLY_MINOR_MAX, SKIP_REASONS } from './mandate-rules.ts'

/** Monthly gifts. Who gives, and at which provider, is in the first gift, which was paid with the approval. */
export const mandates = pgTable(
  'mandates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** The first gift; later ones are given in the same name, to the same address. */
    contributionId: uuid('contribution_id')
      .notNull()
      .unique('mandates_first_gift_unique')
      .references(() => contributions.id),
    /** Secret of the page where the supporter changes and stops it. */
    publicToken: text('public_token').notNull().unique('mandates_public_token_unique'),
    method: text('method', { enum: MANDATE_METHODS }).notNull(),
    /** At the provider. */
    state: text('state', { enum: MANDATE_STATES }).notNull().default('created'),
    /** A second id of the provider, once the payer has approved. */
    debitRef: text('debit_ref'),
    amountMinor: minorUnits('amount_minor').notNull(),
    /** What the supporter approved at most. */
    maxMinor: minorUnits('max_minor').notNull(),
    dayOfMonth: smallint('day_of_month').notNull(),
    /** The next debit that was not announced yet; null before the approval and after the end. */
    nextDebitOn: date('next_debit_on'),
    /** The supporter resumes on this day. */
    pausedUntil: date('paused_until'),
    /** The last day on which it debits. */
    endsOn: date('ends_on').notNull(),
    /** What the supporter agreed to, as it was shown. */
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    approvedAt: timestamptz('approved_at'),
    endedAt: timestamptz('ended_at'),
    endReason: text('end_reason', { enum: END_REASONS }),
    /** When the provider is asked for its state, or to cancel one that has ended; null when there is nothing to ask. */
    nextCheckAt: timestamptz('next_check_at'),
  },
  (t) => [
    check('mandates_amount_within_approval', sql`${t.amountMinor} BETWEEN 1000 AND ${t.maxMinor}`),
    check('mandates_no_second_factor', sql`${t.maxMinor} <= ${sql.raw(String(MONTHLY_MINOR_MAX))}`),
    check('mandates_day_of_month', sql`${t.dayOfMonth} BETWEEN 1 AND 31`),
    check('mandates_state_known', oneOf(t.state, MANDATE_STATES)),
    check('mandates_method_known', oneOf(t.method, MANDATE_METHODS)),
    check('mandates_end_reason_known', oneOf(t.endReason, END_REASONS)),
    check('mandates_end_has_reason', sql`(${t.endedAt} IS NULL) = (${t.endReason} IS NULL)`),
    check('mandates_no_debit_after_end', sql`${t.endedAt} IS NULL OR ${t.nextDebitOn} IS NULL`),
    check('mandates_debit_after_approval', sql`${t.nextDebitOn} IS NULL OR ${t.approvedAt} IS NOT NULL`),
    index('mandates_campaign').on(t.campaignId),
    index('mandates_running')
      .on(t.campaignId)
      .where(sql`${t.endedAt} IS NULL`),
    index('mandates_running_until')
      .on(t.endsOn)
      .where(sql`${t.endedAt} IS NULL`),
    index('mandates_last_debit_made')
      .on(t.id)
      .where(sql`${t.nextDebitOn} > ${t.endsOn}`),
    index('mandates_next_debit')
      .on(t.nextDebitOn)
      .where(sql`${t.nextDebitOn} IS NOT NULL`),
    index('mandates_next_check')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} IS NOT NULL`),
    index('mandates_debit_ref').on(t.debitRef),
  ],
)
export type MandateRow = typeof mandates.$inferSelect

/** The debit of one month. */
export const mandateDebits = pgTable(
  'mandate_debits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mandateId: uuid('mandate_id')
      .notNull()
      .references(() => mandates.id),
    /** '2026-12' */
    month: text('month').notNull(),
    state: text('state', { enum: DEBIT_STATES }).notNull(),
    /** As announced; of the next try after a failure. */
    dueOn: date('due_on').notNull(),
    retryUntil: date('retry_until').notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    noticedAt: timestamptz('noticed_at'),
    tries: smallint('tries').notNull().default(0),
    /** When it is given to the provider again, whose answer was lost; null otherwise. */
    nextSendAt: timestamptz('next_send_at'),
    skipReason: text('skip_reason', { enum: SKIP_REASONS }),
  },
  (t) => [
    unique('mandate_debits_once_a_month').on(t.mandateId, t.month),
    check('mandate_debits_month_shape', sql`${t.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
    check('mandate_debits_state_known', oneOf(t.state, DEBIT_STATES)),
    check('mandate_debits_skip_reason_known', oneOf(t.skipReason, SKIP_REASONS)),
    check('mandate_debits_skip_has_reason', sql`(${t.state} = 'skipped') = (${t.skipReason} IS NOT NULL)`),
    check('mandate_debits_announced', sql`${t.state} <> 'noticed' OR ${t.noticedAt} IS NOT NULL`),
    index('mandate_debits_open')
      .on(t.state, t.dueOn)
      .where(sql`${t.state} IN ('noticed', 'sent')`),
  ],
)
export type DebitRow = typeof mandateDebits.$inferSelect

/** Each try is a gift with a payment of its own. */
export const mandateTries = pgTable(
  'mandate_tries',
  {
    debitId: uuid('debit_id')
      .notNull()
      .references(() => mandateDebits.id),
    /** From 1. */
    number: smallint('number').notNull(),
    contributionId: uuid('contribution_id')
      .notNull()
      .unique('mandate_tries_gift_unique')
      .references(() => contributions.id),
  },
  (t) => [primaryKey({ name: 'mandate_tries_once', columns: [t.debitId, t.number] })],
)
