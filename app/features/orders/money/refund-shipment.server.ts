import { eq } from 'drizzle-orm'
import { requestRefund } from '#app/features/payments/commands/request-refund.server.ts'
import { findPayment } from '#app/features/payments/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { bookShipmentRefund } from './booking.server.ts'
import type { Shipment } from '#app/features/orders/shipments/lock-shipment.server.ts'
import { getShipmentTotals } from '#app/features/orders/shipments/shipment-totals.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { orderRefunds } from '#app/features/orders/returns/return-tables.server.ts'

interface ShipmentRefund {
  /** Locked with its payment (`lockShipment`). */
  shipment: Shipment
  amountMinor: number
  /** Idempotency key: 'cancel:<shipment>' or 'case:<return>'. */
  key: string
  returnId: string | null
  /** Shown to the buyer. */
  reason: string
  now: Date
}

/**
 * Decides a refund: books it, writes the row, and queues the payment's refund, which a job sends to the provider.
 * @throws when it is more than is still held.
 */
export async function refundShipment(
  tx: Db,
  { shipment, amountMinor, key, returnId, reason, now }: ShipmentRefund,
): Promise<typeof orderRefunds.$inferSelect> {
  const [earlier] = await tx.select().from(orderRefunds).where(eq(orderRefunds.key, key))
  if (earlier) return earlier
  const heldMinor = await readHeldAmount(tx, shipment)
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > heldMinor) {
    throw new Error(`refund ${key}: ${amountMinor} of ${heldMinor} that are held`)
  }
  const [order] = await tx.select().from(orders).where(eq(orders.id, shipment.orderId))
  const payment = order?.paymentId ? await findPayment(tx, order.paymentId) : null
  if (!order || !payment) throw new Error(`refund ${key}: the order was not paid`)
  const { id: shipmentId, sellerId } = shipment
  await bookShipmentRefund(tx, { shipmentId, sellerId, currency: order.currency, amountMinor, key, now })
  await requestRefund(tx, { payment, key, amountMinor, reason, now })
  const refund = one(
    await tx
      .insert(orderRefunds)
      .values({ shipmentId, returnId, key, amountMinor, reason, decidedAt: now })
      .returning(),
  )
  return refund
}

/** Paid and not released, refunds deducted; minor units. */
export async function readHeldAmount(tx: Db, shipment: Shipment): Promise<number> {
  if (shipment.releasedAt !== null) return 0
  const [order] = await tx.select({ paidAt: orders.paidAt }).from(orders).where(eq(orders.id, shipment.orderId))
  if (!order || order.paidAt === null) return 0
  const { totalMinor, refundedMinor } = await getShipmentTotals(tx, shipment.id)
  return totalMinor - refundedMinor
}
