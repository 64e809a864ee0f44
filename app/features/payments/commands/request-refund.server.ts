import { and, eq } from 'drizzle-orm'
import type { Payment, Refund } from '#app/features/payments/ports.ts'
import { lockPayment } from '#app/features/payments/queries.server.ts'
import { refunds } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'

interface Request {
  payment: Pick<Payment, 'id' | 'amountMinor'>
  reason: string
  now: Date
  /** Why this one, in the words of the purpose. The same key gives the refund that is already there. */
  key?: string
  /** All of it, unless said otherwise. */
  amountMinor?: number
}

/**
 * Decides that captured money goes back, whole or in part, in the caller's transaction; `sendRefunds` sends it.
 * Whoever also changes what it paid for locks the payment before that. @throws when more goes back than was captured.
 */
export async function requestRefund(
  tx: Db,
  { payment, reason, now, key = 'all', amountMinor = payment.amountMinor }: Request,
): Promise<Refund> {
  // Asked for first: the trigger that adds up the refunds runs before a repeated key is noticed.
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
