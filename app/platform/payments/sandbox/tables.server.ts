import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, timestamptz } from '#app/platform/db/columns.ts'

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
  },
  (t) => [
    unique('sandbox_payments_reference_key').on(t.reference),
    check('sandbox_payments_amount_positive', sql`${t.amountMinor} > 0`),
    check('sandbox_payments_refund_within_capture', sql`${t.refundedMinor} BETWEEN 0 AND ${t.amountMinor}`),
    check('sandbox_payments_refund_after_capture', sql`${t.refundedMinor} = 0 OR ${t.capturedAt} IS NOT NULL`),
    check('sandbox_payments_one_end', sql`${t.failedAt} IS NULL OR ${t.capturedAt} IS NULL`),
    check('sandbox_payments_chosen_together', sql`(${t.method} IS NULL) = (${t.outcome} IS NULL)`),
  ],
)
export type SandboxPayment = typeof sandboxPayments.$inferSelect

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

/** Planned notifications to the merchant. */
export const sandboxNotifications = pgTable(
  'sandbox_notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
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
  ],
)
