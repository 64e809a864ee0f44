import { announceProducts, lockOwnProduct } from './own-product.server.ts'
import { replacePhotos } from './photos.server.ts'
import type { PhotoInput } from '#app/features/marketplace/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type SetPhotosOutcome = { ok: true; photosMissing: number } | { ok: false; reason: 'not-found' }

/** Sets the photos of a listing of the member in this order; photos that are no longer shown are discarded. */
export async function setPhotos(
  { db, actor, now }: CommandContext,
  { slug, photos }: { slug: string; photos: readonly PhotoInput[] },
): Promise<SetPhotosOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const product = await lockOwnProduct(tx, { actor, slug })
    if (!product) return { ok: false, reason: 'not-found' }
    const photosMissing = await replacePhotos(tx, { productId: product.id, ownerId: actor.userId, photos, now })
    if (product.isActive) await announceProducts(tx, [slug])
    return { ok: true, photosMissing }
  })
}
