import { and, asc, eq, inArray } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { orderParts } from '#app/features/orders/tables.server.ts'
import { cancelPart } from './cancel-part.server.ts'

/** Cancels what the signed-in person's shop has not sent, so that no buyer waits for a shop that closes. Safe to repeat. */
export async function cancelUnsent(ctx: SiteContext): Promise<{ ok: true; cancelled: number }> {
  const { db, actor } = ctx
  if (actor.kind !== 'member') return { ok: true, cancelled: 0 }
  const unsent = await db
    .select({ id: orderParts.id })
    .from(orderParts)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderParts.sellerId))
    .where(and(eq(sellerProfiles.userId, actor.userId), inArray(orderParts.state, ['paid', 'packed'])))
    .orderBy(asc(orderParts.id))
  let cancelled = 0
  for (const { id: partId } of unsent) {
    const outcome = await cancelPart(ctx, { by: 'seller', partId, reason: copy.reason.shopClosed })
    if (outcome.ok) cancelled++
  }
  return { ok: true, cancelled }
}
