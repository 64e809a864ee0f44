import { and, asc, eq, inArray } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { TO_SEND_STATES } from '#app/features/orders/states.ts'
import { orderShipments } from '#app/features/orders/tables.server.ts'
import { cancelShipment } from './cancel-shipment.server.ts'

/** Cancels the unsent shipments of the signed-in user's shop before it closes. Idempotent. */
export async function cancelUnsent(ctx: SiteContext): Promise<{ ok: true; cancelled: number }> {
  const { db, actor } = ctx
  if (actor.kind !== 'member') return { ok: true, cancelled: 0 }
  const unsent = await db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderShipments.sellerId))
    .where(and(eq(sellerProfiles.userId, actor.userId), inArray(orderShipments.state, TO_SEND_STATES)))
    .orderBy(asc(orderShipments.id))
  let cancelled = 0
  for (const { id: shipmentId } of unsent) {
    const outcome = await cancelShipment(ctx, { by: 'seller', shipmentId, reason: copy.reason.shopClosed })
    if (outcome.ok) cancelled++
  }
  return { ok: true, cancelled }
}
