import { and, asc, eq, inArray } from 'drizzle-orm'
import { attachFreeMedia } from '#app/features/media/commands/attach-media.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import type { MediaSource } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PHOTO_ALT_CHARS_MAX, type PhotoInput, PHOTOS_MAX } from '#app/features/marketplace/schema.ts'
import { productPhotos, products } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'

interface PhotosInput {
  productId: string
  ownerId: string
  photos: readonly PhotoInput[]
  now: Date
}

const WEBP = 'image/webp'

/**
 * Sets the photos of a product in this order, and returns how many were refused: of somebody else, used elsewhere, no
 * picture, or more than six. Photos that are no longer shown are discarded.
 */
export async function replacePhotos(tx: Db, { productId, ownerId, photos, now }: PhotosInput): Promise<number> {
  const shown = await tx
    .select({ id: productPhotos.mediaId })
    .from(productPhotos)
    .where(eq(productPhotos.productId, productId))
    .orderBy(asc(productPhotos.position))
  const before = new Set(shown.map(({ id }) => id))
  const different = [...new Map(photos.map((photo) => [photo.id, photo])).values()]
  const fresh = different.filter(({ id }) => !before.has(id)).map(({ id }) => id)
  const refused = await attachFreeMedia(tx, { ownerId, mediaIds: fresh, now })
  const usable = different.filter(({ id }) => !refused.has(id))
  const media = await listMedia(
    tx,
    usable.map(({ id }) => id),
  )
  const pictures = usable.filter(({ id }) => media.get(id)?.kind === 'image')
  const taken = pictures.slice(0, PHOTOS_MAX)
  const kept = new Set(taken.map(({ id }) => id))
  await tx.delete(productPhotos).where(eq(productPhotos.productId, productId))
  if (taken.length > 0) {
    await tx.insert(productPhotos).values(
      taken.map(({ id, alt }, position) => ({
        productId,
        position,
        mediaId: id,
        alt: alt.slice(0, PHOTO_ALT_CHARS_MAX),
      })),
    )
  }
  await takeOffVariants(tx, { productId, mediaIds: [...before].filter((id) => !kept.has(id)) })
  const gone = [...before, ...usable.map(({ id }) => id)].filter((id) => !kept.has(id))
  await discardMedia(tx, { mediaIds: [...new Set(gone)], now })
  const shownAs = taken.map(({ id }) => webpOf(media.get(id)?.sources ?? []))
  const images = shownAs.flatMap((sources) => sources.at(-1)?.src ?? [])
  const thumbnailUrl = shownAs[0]?.[0]?.src ?? null
  await tx.update(products).set({ images, thumbnailUrl }).where(eq(products.id, productId))
  return different.length - taken.length
}

/** A variant whose picture is no longer among the product's has none. */
async function takeOffVariants(
  tx: Db,
  { productId, mediaIds }: { productId: string; mediaIds: readonly string[] },
): Promise<void> {
  if (mediaIds.length === 0) return
  await tx
    .update(productVariants)
    .set({ mediaId: null, thumbnailUrl: null })
    .where(and(eq(productVariants.productId, productId), inArray(productVariants.mediaId, [...mediaIds])))
}

/** The WebP sizes, smallest first. */
const webpOf = (sources: readonly MediaSource[]) => sources.filter(({ type }) => type === WEBP)
