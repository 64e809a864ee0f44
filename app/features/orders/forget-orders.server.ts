import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { orderShipments, orders } from './tables.server.ts'

/**
 * Takes name, contact and address off orders whose buyer erased her account, once nothing of them is under way: a
 * parcel that is paid for still has to find her. The State stays, as the books demand. Gives the number of orders.
 */
export async function forgetOrders(db: Db, { limit, userId }: { limit: number; userId?: string }): Promise<number> {
  // The same as `isShipmentOver` says.
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
    .where(and(userId ? eq(orders.userId, userId) : isNotNull(orders.forgetSince), notExists(underWay)))
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
      pin: null,
      forgetSince: null,
    })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id })
  return forgotten.length
}
