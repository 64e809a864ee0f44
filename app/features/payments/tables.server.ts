import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import type { MandateReport } from '#app/platform/payments/mandates.ts'
import type { PayoutReport } from '#app/platform/payments/payouts.ts'
import { PAYMENT_STATES, type PaymentReport } from '#app/platform/payments/provider.ts'
import { PAYOUT_PURPOSES, PROVIDER_PAYOUT_STATES, PURPOSES, REPORT_OUTCOMES } from './schema.ts'

/** One attempt to take money. Its state only moves forward (trigger). */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').notNull(),
    /** No real money moves. */
    isTest: boolean('is_test').notNull(),
    /** Null until the provider has answered. */
    providerRef: text('provider_ref'),
    payUrl: text('pay_url'),
    purpose: text('purpose', { enum: PURPOSES }).notNull(),
    /** Id of the paid row, in the table of the purpose. */
    subjectId: uuid('subject_id').notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: PAYMENT_STATES }).notNull().default('created'),
    method: text('method'),
    idempotencyKey: text('idempotency_key').notNull().unique('payments_idempotency_key_unique'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    stateAt: timestamptz('state_at').notNull(),
    /** When the provider is asked next, in case its notification was lost; null when nothing is open. */
    nextCheckAt: timestamptz('next_check_at'),
    /** Set when a report contradicts this row: an operator must look. */
    flag: text('flag'),
    flaggedAt: timestamptz('flagged_at'),
  },
  (t) => [
    unique('payments_provider_ref_unique').on(t.provider, t.providerRef),
    check('payments_amount_positive', sql`${t.amountMinor} > 0`),
    check('payments_currency_iso', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check(
      'payments_state_known',
      sql`${t.state} IN ('created', 'pending', 'failed', 'expired', 'captured', 'refunded')`,
    ),
    check('payments_flag_dated', sql`(${t.flag} IS NULL) = (${t.flaggedAt} IS NULL)`),
    index('payments_subject').on(t.subjectId),
    index('payments_next_check')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} IS NOT NULL`),
  ],
)

/** Every signed notification, once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    /** What the provider has signed; the event's id may stand in a header, which is not. */
    bodySha256: text('body_sha256').notNull(),
    /** The parsed report about a payment, a payout or a mandate; null for other events. Contains nothing about people. */
    report: jsonb('report').$type<PaymentReport | PayoutReport | MandateReport>(),
    paymentId: uuid('payment_id').references(() => payments.id),
    outcome: text('outcome', { enum: REPORT_OUTCOMES }),
  },
  (t) => [
    unique('payment_events_once').on(t.provider, t.eventId),
    unique('payment_events_body_once').on(t.provider, t.bodySha256),
    index('payment_events_payment').on(t.paymentId),
  ],
)

/** Refunds of captured money, full or partial: never more than was captured (trigger). */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Unique per payment, chosen by the purpose: 'all', 'cancel:<shipment>'. The same key is the same refund. */
    key: text('key').notNull().default('all'),
    amountMinor: minorUnits('amount_minor').notNull(),
    reason: text('reason').notNull(),
    requestedAt: timestamptz('requested_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at'),
    lastError: text('last_error'),
    sentAt: timestamptz('sent_at'),
    settledAt: timestamptz('settled_at'),
  },
  (t) => [
    unique('refunds_once_per_key').on(t.paymentId, t.key),
    check('refunds_amount_positive', sql`${t.amountMinor} > 0`),
    index('refunds_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} IS NOT NULL`),
  ],
)

/** A payout that a provider sends. Its state only moves forward (trigger). */
export const providerPayouts = pgTable(
  'provider_payouts',
  {
    /** The id of what is paid out: the provider's idempotency key. */
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: PAYOUT_PURPOSES }).notNull(),
    provider: text('provider').notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: PROVIDER_PAYOUT_STATES }).notNull().default('created'),
    stateAt: timestamptz('state_at').notNull(),
    /** The provider's id; null until it has answered. */
    providerRef: text('provider_ref'),
    /** The provider's code for why it waits, failed, came back or was refused. */
    reason: text('reason'),
    createdAt: timestamptz('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When the provider is asked next; null when nothing is open. */
    nextCheckAt: timestamptz('next_check_at'),
  },
  (t) => [
    unique('provider_payouts_ref_unique').on(t.provider, t.providerRef),
    check('provider_payouts_purpose', oneOf(t.purpose, PAYOUT_PURPOSES)),
    check('provider_payouts_state', oneOf(t.state, PROVIDER_PAYOUT_STATES)),
    check('provider_payouts_amount_positive', sql`${t.amountMinor} > 0`),
    check('provider_payouts_known', sql`${t.state} IN ('created', 'refused') OR ${t.providerRef} IS NOT NULL`),
    index('provider_payouts_next_check')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} IS NOT NULL`),
  ],
)
