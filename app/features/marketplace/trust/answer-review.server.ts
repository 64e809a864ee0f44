import { eq } from 'drizzle-orm'
import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { ANSWER_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type AnswerReviewOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'invalid' }

/** Sets the seller's answer to a review; a new answer replaces the old one, an empty one removes it. */
export async function answerReview(
  { db, actor, now }: CommandContext,
  { reviewId, answer }: { reviewId: string; answer: string },
): Promise<AnswerReviewOutcome> {
  const words = answer.trim()
  if (!isUuid(reviewId)) return { ok: false, reason: 'not-found' }
  if (words.length > ANSWER_CHARS_MAX) return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx): Promise<AnswerReviewOutcome> => {
    const [found] = await tx
      .select({ slug: products.slug, userId: sellerProfiles.userId })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(eq(productReviews.id, reviewId))
      .for('update', { of: productReviews })
    if (!found || !isSellerOf(actor, found)) return { ok: false, reason: 'not-found' }
    await tx
      .update(productReviews)
      .set(words === '' ? { answer: null, answeredAt: null } : { answer: words, answeredAt: now })
      .where(eq(productReviews.id, reviewId))
    await publish(tx, [pagesChanged(['products', `product:${found.slug}`])])
    return { ok: true }
  })
}
