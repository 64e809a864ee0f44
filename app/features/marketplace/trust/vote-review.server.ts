import { and, eq, isNull } from 'drizzle-orm'
import { announceProducts } from '#app/features/marketplace/listing/own-product.server.ts'
import { canVoteOn } from '#app/features/marketplace/policy.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { reviewVotes } from './review-tables.server.ts'

export type VoteOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' | 'not-found' | 'own' }

/**
 * Marks a review as helpful, or takes that back: one vote of a member for each review, not for their own and not in
 * their own shop. Idempotent.
 */
export async function voteReview(
  { db, actor, now }: CommandContext,
  { reviewId, isHelpful }: { reviewId: string; isHelpful: boolean },
): Promise<VoteOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  if (!isUuid(reviewId)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx): Promise<VoteOutcome> => {
    const [review] = await tx
      .select({ slug: products.slug, reviewerId: productReviews.userId, sellerUserId: sellerProfiles.userId })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(and(eq(productReviews.id, reviewId), isNull(productReviews.hiddenAt), products.isActive))
    if (!review) return { ok: false, reason: 'not-found' }
    if (!canVoteOn(actor, review)) return { ok: false, reason: 'own' }
    const { userId } = actor
    const changed = isHelpful
      ? await tx.insert(reviewVotes).values({ reviewId, userId, createdAt: now }).onConflictDoNothing().returning()
      : await tx
          .delete(reviewVotes)
          .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)))
          .returning()
    if (changed.length > 0) await announceProducts(tx, [review.slug])
    return { ok: true }
  })
}
