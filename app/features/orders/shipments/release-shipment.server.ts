import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { bookRelease } from '#app/features/orders/money/booking.server.ts'
import type { Shipment } from './lock-shipment.server.ts'
import { getShipmentTotals } from './shipment-totals.server.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'

/** Releases the held amount, less the commission, to the seller's balance. The shipment must be locked. Idempotent. */
export async function releaseShipment(tx: Db, { shipment, now }: { shipment: Shipment; now: Date }): Promise<Shipment> {
  if (shipment.releasedAt !== null) return shipment
  const { totalMinor, refundedMinor, commissionMinor } = await getShipmentTotals(tx, shipment.id)
  const [order] = await tx.select({ currency: orders.currency }).from(orders).where(eq(orders.id, shipment.orderId))
  const heldMinor = totalMinor - refundedMinor
  if (order && heldMinor > 0) {
    const { id: shipmentId, sellerId } = shipment
    await bookRelease(tx, { shipmentId, sellerId, ...order, amountMinor: heldMinor, commissionMinor, now })
  }
  const [released] = await tx
    .update(orderShipments)
    .set({ releasedAt: now })
    .where(eq(orderShipments.id, shipment.id))
    .returning()
  if (!released) throw new Error(`shipment ${shipment.id} vanished while it was locked`)
  return released
}
