import { and, eq, exists, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'

const TOKEN = /^[\w-]{16,64}$/

/**
 * The owner of a guest's return photos: the order's id, once a shipment of it was sent and until its money is released.
 * Null otherwise.
 */
export async function findUploadOwner(db: Db, { token }: { token: string | null }): Promise<string | null> {
  if (token === null || !TOKEN.test(token)) return null
  const sent = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .where(
      and(
        eq(orderShipments.orderId, orders.id),
        inArray(orderShipments.state, ['sent', 'delivered']),
        isNull(orderShipments.releasedAt),
      ),
    )
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.publicToken, token), exists(sent)))
  return order?.id ?? null
}
