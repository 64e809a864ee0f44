import { eq } from 'drizzle-orm'
import { productReviews } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { deletePhotosOf } from './review-photos.server.ts'
import { reviewVotes } from './review-tables.server.ts'

const NOBODY = 'A buyer'

/** Removes a member's name, words, photos and votes from reviews, and the answers to them; the stars stay. */
export async function forgetReviewer({ db, actor, now }: Omit<CommandContext, 'requestId'>): Promise<void> {
  if (actor.kind !== 'member') return
  await db.transaction(async (tx) => {
    const votes = await tx.delete(reviewVotes).where(eq(reviewVotes.userId, actor.userId)).returning()
    const forgotten = await tx
      .update(productReviews)
      .set({ userId: null, authorName: NOBODY, text: '', answer: null, answeredAt: null })
      .where(eq(productReviews.userId, actor.userId))
      .returning({ id: productReviews.id })
    await deletePhotosOf(tx, { reviewIds: forgotten.map(({ id }) => id), now })
    if (votes.length + forgotten.length > 0) await publish(tx, [pagesChanged(['products'])])
  })
}
