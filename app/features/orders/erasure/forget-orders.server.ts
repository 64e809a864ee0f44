import { and, eq, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { forgetInvoices } from '#app/features/orders/invoices/forget-invoices.server.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'

/**
 * Removes name, contact and address from orders whose buyer erased their account, once all shipments are finished. The
 * State stays for the accounts. Returns the number of orders.
 * @param own condition for the orders of one buyer
 */
export async function forgetOrders(
  db: Db,
  { now, limit, own }: { now: Date; limit: number; own?: SQL | undefined },
): Promise<number> {
  // Not finished: neither expired, cancelled, returned nor released.
  const underWay = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .where(
      and(
        eq(orderShipments.orderId, orders.id),
        sql`${orderShipments.state} NOT IN ('lapsed', 'cancelled', 'returned') AND ${orderShipments.releasedAt} IS NULL`,
      ),
    )
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(own ?? isNotNull(orders.forgetSince), notExists(underWay)))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  const forgotten = await db
    .update(orders)
    .set({
      userId: null,
      buyerName: null,
      email: null,
      phone: null,
      line1: null,
      line2: null,
      city: null,
      district: null,
      pin: null,
      networkKey: null,
      forgetSince: null,
    })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id })
  await forgetInvoices(db, { orderIds: forgotten.map(({ id }) => id), now })
  return forgotten.length
}
