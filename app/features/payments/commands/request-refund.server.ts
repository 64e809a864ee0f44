import { and, eq } from 'drizzle-orm'
import type { Payment, Refund } from '#app/features/payments/ports.ts'
import { lockPayment } from '#app/features/payments/queries.server.ts'
import { refunds } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'

interface RefundRequest {
  payment: Pick<Payment, 'id' | 'amountMinor'>
  reason: string
  now: Date
  /** Unique per payment, chosen by the purpose. The same key returns the existing refund. */
  key?: string
  /** The whole payment by default. */
  amountMinor?: number
}

/**
 * Decides a full or partial refund, in the caller's transaction; `sendRefunds` sends it. A caller that also changes
 * the payment's subject locks the payment first. @throws when the refunds would exceed the captured amount.
 */
export async function requestRefund(
  tx: Db,
  { payment, reason, now, key = 'all', amountMinor = payment.amountMinor }: RefundRequest,
): Promise<Refund> {
  // Looked up first, because the trigger that sums the refunds runs before a repeated key is noticed.
  await lockPayment(tx, payment.id)
  const [earlier] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.key, key)))
  if (earlier) return earlier
  const requested = one(
    await tx
      .insert(refunds)
      .values({ paymentId: payment.id, key, amountMinor, reason, requestedAt: now, nextAttemptAt: now })
      .returning(),
  )
  return requested
}
