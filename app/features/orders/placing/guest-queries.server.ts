import { and, eq, exists, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'

const TOKEN = /^[\w-]{16,64}$/

/**
 * For whom a guest hands in photos of what came: the id of the order whose key she holds, once a parcel of it was sent
 * and while its money can still come back. Null otherwise.
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
