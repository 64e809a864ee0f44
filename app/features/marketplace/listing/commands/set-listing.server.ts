import { announceProducts, holdOwnProduct, listProduct } from '#app/features/marketplace/listing/own-product.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type SetListingOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'withdrawn' }

/** Publishes a listing of hers, or pauses it. What the market desk has taken off stays off. Twice is as good as once. */
export async function setListing(
  { db, actor, now }: CommandContext,
  { slug, isActive }: { slug: string; isActive: boolean },
): Promise<SetListingOutcome> {
  return db.transaction(async (tx) => {
    const before = await holdOwnProduct(tx, { actor, slug })
    if (!before) return { ok: false, reason: 'not-found' }
    if (isActive && before.withdrawnAt) return { ok: false, reason: 'withdrawn' }
    await listProduct(tx, { before, isActive, now })
    if (before.isActive !== isActive) await announceProducts(tx, [slug])
    return { ok: true }
  })
}
