import { eq } from 'drizzle-orm'
import { type Buyer, isSellerAmong } from '#app/features/marketplace/sellers/contact-queries.server.ts'
import { orders, orderShipments } from '#app/features/orders/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'

interface Asking {
  db: Db
  sealer: Sealer
  actor: Actor
}

/** Whether a seller ordered from their own shop, or would review the order: by account, e-mail address or phone. */
export function isOwnPurchase(
  { actor, ...ctx }: Asking,
  { order: { userId, email, phone }, sellerId }: { order: Buyer; sellerId: string },
): Promise<boolean> {
  const buyers = [{ userId, email, phone }]
  if (actor.kind === 'member') {
    buyers.push({ userId: actor.userId, email: actor.email, phone: actor.phone ?? null })
  }
  return isSellerAmong(ctx, { sellerId, buyers })
}

/** The sellers of an order who are its buyer: nothing of theirs can be reviewed. */
export async function listOwnPurchases(ctx: Asking, { orderId }: { orderId: string }): Promise<ReadonlySet<string>> {
  const { userId, email, phone } = orders
  const rows = await ctx.db
    .select({ sellerId: orderShipments.sellerId, order: { userId, email, phone } })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(eq(orders.id, orderId))
  const own = await Promise.all(rows.map((row) => isOwnPurchase(ctx, row)))
  return new Set(rows.flatMap(({ sellerId }, i) => (own[i] ? [sellerId] : [])))
}
