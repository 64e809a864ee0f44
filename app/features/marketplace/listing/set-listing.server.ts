import { isIncomplete, type MissingFacts } from '#app/features/marketplace/listing-requirements/missing-facts.ts'
import { findMissingFacts } from '#app/features/marketplace/listing-requirements/requirement-queries.server.ts'
import { announceProducts, lockOwnProduct, listProduct } from './own-product.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type SetListingOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'withdrawn' }
  | { ok: false; reason: 'incomplete'; missing: MissingFacts }

/**
 * Publishes or pauses a listing of the member. A listing that an operator took off stays off, and one that lacks
 * required information is not published. Idempotent.
 */
export async function setListing(
  { db, actor, now }: CommandContext,
  { slug, isActive }: { slug: string; isActive: boolean },
): Promise<SetListingOutcome> {
  return db.transaction(async (tx) => {
    const before = await lockOwnProduct(tx, { actor, slug })
    if (!before) return { ok: false, reason: 'not-found' }
    if (isActive && before.withdrawnAt) return { ok: false, reason: 'withdrawn' }
    if (isActive && !before.isActive) {
      const missing = await findMissingFacts(tx, { ...before, now })
      if (isIncomplete(missing)) return { ok: false, reason: 'incomplete', missing }
    }
    await listProduct(tx, { before, isActive, now })
    if (before.isActive !== isActive) await announceProducts(tx, [slug])
    return { ok: true }
  })
}
