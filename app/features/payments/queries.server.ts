import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import { payments, refunds } from './tables.server.ts'

export interface PaymentStatus {
  id: string
  provider: string
  isTest: boolean
  state: PaymentState
  method: string | null
  amountMinor: number
  /** Where it can be paid; null until the provider has answered. */
  payUrl: string | null
  expiresAt: Date
  /** When the last of its refunds arrived; null while one is on its way, and when there is none. */
  refundSettledAt: Date | null
}

/** How a payment stands, or null. */
export async function findPayment(db: Db, id: string): Promise<PaymentStatus | null> {
  const settledAt = db
    .select({ at: sql`CASE WHEN bool_and(${refunds.settledAt} IS NOT NULL) THEN max(${refunds.settledAt}) END` })
    .from(refunds)
    .where(eq(refunds.paymentId, payments.id))
  const [payment] = await db
    .select({
      id: payments.id,
      provider: payments.provider,
      isTest: payments.isTest,
      state: payments.state,
      method: payments.method,
      amountMinor: payments.amountMinor,
      payUrl: payments.payUrl,
      expiresAt: payments.expiresAt,
      refundSettledAt: sql`(${settledAt})`.mapWith(payments.stateAt) as SQL<Date | null>,
    })
    .from(payments)
    .where(eq(payments.id, id))
  return payment ?? null
}

/**
 * Holds a payment still: reports about it wait. Whoever changes what a payment pays for locks the payment
 * first and its subject second, as a report does, so that the two cannot wait for each other.
 */
export async function lockPayment(tx: Db, id: string): Promise<void> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('no key update')
}
