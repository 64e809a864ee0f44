import { findShopOf } from '#app/features/marketplace/listing/own-product.server.ts'
import type { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

type Shop = typeof sellerProfiles.$inferSelect

/**
 * Changes the member's own shop in one transaction, with the shop locked, and announces it. A reason that `change`
 * returns refuses; it has then written nothing.
 */
export function changeOwnShop<Result extends string | void>(
  { db, actor }: CommandContext,
  change: (tx: Db, shop: Shop) => Promise<Result>,
): Promise<{ ok: true } | { ok: false; reason: (Result & string) | 'not-found' }> {
  return db.transaction(async (tx) => {
    const shop = await findShopOf(tx, actor, true)
    if (!shop) return { ok: false, reason: 'not-found' }
    const reason = await change(tx, shop)
    if (typeof reason === 'string') return { ok: false, reason }
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
