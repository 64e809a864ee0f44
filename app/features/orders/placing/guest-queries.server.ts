import { and, eq, exists, inArray, isNull, or } from 'drizzle-orm'
import { productReviews } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'

const TOKEN = /^[\w-]{16,64}$/

/**
 * The owner of a guest's photos: the order's id, once a shipment of it was sent, and until its money is released
 * (photos of a return) and all of it is reviewed. Null otherwise.
 */
export async function findUploadOwner(db: Db, { token }: { token: string | null }): Promise<string | null> {
  if (token === null || !TOKEN.test(token)) return null
  const unreviewed = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .leftJoin(productReviews, eq(productReviews.orderLineId, orderLines.id))
    .where(and(eq(orderLines.shipmentId, orderShipments.id), isNull(productReviews.id)))
  const sent = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .where(
      and(
        eq(orderShipments.orderId, orders.id),
        inArray(orderShipments.state, ['sent', 'delivered']),
        or(isNull(orderShipments.releasedAt), exists(unreviewed)),
      ),
    )
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.publicToken, token), exists(sent)))
  return order?.id ?? null
}
