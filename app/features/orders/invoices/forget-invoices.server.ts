import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { invoices } from './invoice-tables.server.ts'

/**
 * Removes the buyer from the invoices of these orders, which were erased, and from older ones that had to name the buyer
 * by law until now.
 */
export async function forgetInvoices(
  db: Db,
  { orderIds, now }: { orderIds: readonly string[]; now: Date },
): Promise<void> {
  const { shipmentId, buyer, keepBuyerUntil } = invoices
  const shipments = db.select({ id: orderShipments.id }).from(orderShipments)
  if (orderIds.length > 0) {
    const ofThese = shipments.where(inArray(orderShipments.orderId, [...orderIds]))
    await db
      .update(invoices)
      .set({ buyer: null })
      .where(and(inArray(shipmentId, ofThese), isNotNull(buyer), or(isNull(keepBuyerUntil), lte(keepBuyerUntil, now))))
  }
  const ofErased = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(and(eq(orderShipments.id, shipmentId), isNull(orders.buyerName)))
  await db
    .update(invoices)
    .set({ buyer: null })
    .where(and(isNotNull(buyer), isNotNull(keepBuyerUntil), lte(keepBuyerUntil, now), inArray(shipmentId, ofErased)))
}
