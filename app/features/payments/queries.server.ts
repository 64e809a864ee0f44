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
  /** The provider's page; null until it has answered. */
  payUrl: string | null
  expiresAt: Date
  /** When the last refund arrived; null while one is on its way, and when there is none. */
  refundSettledAt: Date | null
}

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

/** Locks a payment. Lock order: the payment, then its subject, as a report does; otherwise the two can deadlock. */
export async function lockPayment(tx: Db, id: string): Promise<void> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('no key update')
}
