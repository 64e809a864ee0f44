import { eq } from 'drizzle-orm'
import { requestRefund } from '#app/features/payments/commands/request-refund.server.ts'
import { findPayment } from '#app/features/payments/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { bookPartRefund } from './booking.server.ts'
import type { Part } from '#app/features/orders/shipments/lock-part.server.ts'
import { getPartTotals } from '#app/features/orders/shipments/part-totals.server.ts'
import { orderRefunds, orders } from '#app/features/orders/tables.server.ts'

interface PartRefund {
  /** Locked with its payment (`lockPart`). */
  part: Part
  amountMinor: number
  /** 'cancel:<part>', 'case:<case>': the same key goes back once. */
  key: string
  caseId: string | null
  /** Shown to the buyer. */
  reason: string
  now: Date
}

/**
 * Decides that money of a part goes back to the buyer: the book, the row and the payment's refund, which is sent in
 * the background. @throws when it is more than is still held.
 */
export async function refundPart(
  tx: Db,
  { part, amountMinor, key, caseId, reason, now }: PartRefund,
): Promise<typeof orderRefunds.$inferSelect> {
  const [earlier] = await tx.select().from(orderRefunds).where(eq(orderRefunds.key, key))
  if (earlier) return earlier
  const heldMinor = await heldOf(tx, part)
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > heldMinor) {
    throw new Error(`refund ${key}: ${amountMinor} of ${heldMinor} that are held`)
  }
  const [order] = await tx.select().from(orders).where(eq(orders.id, part.orderId))
  const payment = order?.paymentId ? await findPayment(tx, order.paymentId) : null
  if (!order || !payment) throw new Error(`refund ${key}: the order was not paid`)
  const { id: partId, sellerId } = part
  await bookPartRefund(tx, { partId, sellerId, currency: order.currency, amountMinor, key, now })
  await requestRefund(tx, { payment, key, amountMinor, reason, now })
  const refund = one(
    await tx.insert(orderRefunds).values({ partId, caseId, key, amountMinor, reason, decidedAt: now }).returning(),
  )
  return refund
}

/** What is paid for and not the seller's yet. */
export async function heldOf(tx: Db, part: Part): Promise<number> {
  if (part.releasedAt !== null) return 0
  const [order] = await tx.select({ paidAt: orders.paidAt }).from(orders).where(eq(orders.id, part.orderId))
  if (!order || order.paidAt === null) return 0
  const { totalMinor, refundedMinor } = await getPartTotals(tx, part.id)
  return totalMinor - refundedMinor
}
