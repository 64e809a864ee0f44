import { eq } from 'drizzle-orm'
import { productReviews } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

const NOBODY = 'A buyer'

/** Removes a member's name from their reviews; the texts stay. */
export async function forgetReviewer({ db, actor }: Pick<CommandContext, 'db' | 'actor'>): Promise<void> {
  if (actor.kind !== 'member') return
  await db.transaction(async (tx) => {
    const forgotten = await tx
      .update(productReviews)
      .set({ userId: null, authorName: NOBODY })
      .where(eq(productReviews.userId, actor.userId))
      .returning({ id: productReviews.id })
    if (forgotten.length > 0) await publish(tx, [pagesChanged(['products'])])
  })
}
