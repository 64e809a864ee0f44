import { eq } from 'drizzle-orm'
import { REVIEW_CHARS_MAX, REVIEWER_CHARS_MAX, STARS_MAX } from '#app/features/marketplace/schema.ts'
import { productReviews, products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { reviewPhotos } from './review-tables.server.ts'

export interface NewReview {
  productId: string
  /** The delivered order line that is reviewed. */
  orderLineId: string
  userId: string | null
  stars: number
  text: string
  authorName: string
  /** Pictures that the caller has attached, in their order. */
  photos: readonly string[]
  now: Date
}

/**
 * Writes a review of a delivered line, in the caller's transaction; the caller checks who may. Returns false when the
 * line has a review already. @throws when the text is too long, or the stars are missing.
 */
export async function addReview(tx: Db, { now, photos, ...review }: NewReview): Promise<boolean> {
  const { stars, text, authorName } = review
  const isSane = Number.isInteger(stars) && stars >= 1 && stars <= STARS_MAX && text.length <= REVIEW_CHARS_MAX
  if (!isSane || authorName.length < 1 || authorName.length > REVIEWER_CHARS_MAX) throw new Error('review out of range')
  const [added] = await tx
    .insert(productReviews)
    .values({ ...review, createdAt: now })
    .onConflictDoNothing({ target: productReviews.orderLineId })
    .returning({ id: productReviews.id })
  if (!added) return false
  const rows = photos.map((mediaId, position) => ({ reviewId: added.id, position, mediaId }))
  if (rows.length > 0) await tx.insert(reviewPhotos).values(rows)
  const [product] = await tx.select({ slug: products.slug }).from(products).where(eq(products.id, review.productId))
  await publish(tx, [pagesChanged(['products', `product:${product?.slug ?? ''}`])])
  return true
}
