import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, timestamptz } from '#app/platform/db/columns.ts'
import { MANDATE_METHODS } from '#app/platform/payments/mandates.ts'
import { DEBIT_OUTCOMES } from './mandates/outcomes.ts'

/**
 * Payments of the sandbox. Timestamps may be in the future: the state of a payment follows from the timestamps that have
 * passed (`state.ts`), so no job changes it.
 */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The merchant's id of the payment. */
    reference: uuid('reference').notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    method: text('method'),
    outcome: text('outcome'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    pendingAt: timestamptz('pending_at'),
    failedAt: timestamptz('failed_at'),
    capturedAt: timestamptz('captured_at'),
    refundedMinor: minorUnits('refunded_minor').notNull().default(0),
    /** The mandate that it debits. */
    mandateId: uuid('mandate_id').references(() => sandboxMandates.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('sandbox_payments_reference_key').on(t.reference),
    check('sandbox_payments_amount_positive', sql`${t.amountMinor} > 0`),
    check('sandbox_payments_refund_within_capture', sql`${t.refundedMinor} BETWEEN 0 AND ${t.amountMinor}`),
    check('sandbox_payments_refund_after_capture', sql`${t.refundedMinor} = 0 OR ${t.capturedAt} IS NOT NULL`),
    check('sandbox_payments_one_end', sql`${t.failedAt} IS NULL OR ${t.capturedAt} IS NULL`),
    check('sandbox_payments_chosen_together', sql`(${t.method} IS NULL) = (${t.outcome} IS NULL)`),
    index('sandbox_payments_mandate_idx').on(t.mandateId),
  ],
)
export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** Mandates. As with payments the state follows from the timestamps that have passed. */
export const sandboxMandates = pgTable(
  'sandbox_mandates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The merchant's id of the mandate. */
    reference: uuid('reference').notNull().unique('sandbox_mandates_reference_key'),
    method: text('method', { enum: MANDATE_METHODS }).notNull(),
    maxMinor: minorUnits('max_minor').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** The page closes. */
    expiresAt: timestamptz('expires_at').notNull(),
    /** An approved mandate ends. */
    endsAt: timestamptz('ends_at').notNull(),
    /** How its debits go; chosen with the approval. */
    debits: text('debits', { enum: DEBIT_OUTCOMES }),
    activeAt: timestamptz('active_at'),
    rejectedAt: timestamptz('rejected_at'),
    pausedAt: timestamptz('paused_at'),
    cancelledAt: timestamptz('cancelled_at'),
  },
  (t) => [
    check('sandbox_mandates_max_positive', sql`${t.maxMinor} > 0`),
    check('sandbox_mandates_approved_with_debits', sql`(${t.activeAt} IS NULL) = (${t.debits} IS NULL)`),
    check('sandbox_mandates_one_answer', sql`num_nonnulls(${t.activeAt}, ${t.rejectedAt}) <= 1`),
  ],
)
export type SandboxMandate = typeof sandboxMandates.$inferSelect

/** Refunds by the merchant's id, which is the idempotency key. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
    amountMinor: minorUnits('amount_minor').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    check('sandbox_refunds_amount_positive', sql`${t.amountMinor} > 0`),
    index('sandbox_refunds_payment_idx').on(t.paymentId),
  ],
)

/** Payouts. As with payments the state follows from the timestamps that have passed; nothing tells whose account it is. */
export const sandboxPayouts = pgTable(
  'sandbox_payouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The merchant's id of the payout. */
    reference: uuid('reference').notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** The last four digits of the account's number, which choose the outcome. */
    ending: text('ending').notNull(),
    ifsc: text('ifsc').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    processingAt: timestamptz('processing_at'),
    processedAt: timestamptz('processed_at'),
    failedAt: timestamptz('failed_at'),
    reversedAt: timestamptz('reversed_at'),
    /** While it is queued, and after it failed or came back. */
    reason: text('reason'),
  },
  (t) => [
    unique('sandbox_payouts_reference_key').on(t.reference),
    check('sandbox_payouts_amount_positive', sql`${t.amountMinor} > 0`),
    check('sandbox_payouts_one_end', sql`${t.failedAt} IS NULL OR ${t.processedAt} IS NULL`),
    check('sandbox_payouts_back_after_paid', sql`${t.reversedAt} IS NULL OR ${t.processedAt} IS NOT NULL`),
  ],
)
export type SandboxPayout = typeof sandboxPayouts.$inferSelect

/** Checks of bank accounts. */
export const sandboxAccountChecks = pgTable('sandbox_account_checks', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The merchant's id of the check. */
  reference: uuid('reference').notNull().unique('sandbox_account_checks_reference_key'),
  createdAt: timestamptz('created_at').notNull(),
})

/** Planned notifications to the merchant, each about a payment, a payout or a mandate. */
export const sandboxNotifications = pgTable(
  'sandbox_notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id').references(() => sandboxPayments.id, { onDelete: 'cascade' }),
    payoutId: uuid('payout_id').references(() => sandboxPayouts.id, { onDelete: 'cascade' }),
    mandateId: uuid('mandate_id').references(() => sandboxMandates.id, { onDelete: 'cascade' }),
    /** Shared by the copies of a duplicated notification. */
    eventId: uuid('event_id').notNull(),
    state: text('state').notNull(),
    /** The exact text that is signed and sent. */
    body: text('body').notNull(),
    /** The time of the next attempt; moved ahead before each attempt. */
    dueAt: timestamptz('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: timestamptz('delivered_at'),
  },
  (t) => [
    index('sandbox_notifications_due_idx')
      .on(t.dueAt)
      .where(sql`${t.deliveredAt} IS NULL`),
    index('sandbox_notifications_payment_idx').on(t.paymentId),
    index('sandbox_notifications_payout_idx').on(t.payoutId),
    index('sandbox_notifications_mandate_idx').on(t.mandateId),
    check('sandbox_notifications_one_subject', sql`num_nonnulls(${t.paymentId}, ${t.payoutId}, ${t.mandateId}) = 1`),
  ],
)
