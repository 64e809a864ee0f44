import { and, eq, inArray, isNull } from 'drizzle-orm'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { productQuestions } from './question-tables.server.ts'

/**
 * Removes the member from questions: those without an answer are deleted, answered ones stay without a name, and so
 * does nothing that was asked in the member's own shop, which closes. Runs before the shop is forgotten. Idempotent.
 */
export async function forgetQuestions({ db, actor }: Pick<CommandContext, 'db' | 'actor'>): Promise<void> {
  if (actor.kind !== 'member') return
  const { userId, productId, answeredAt, hiddenAt } = productQuestions
  await db.transaction(async (tx) => {
    const own = eq(userId, actor.userId)
    const inShop = tx
      .select({ id: products.id })
      .from(products)
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(eq(sellerProfiles.userId, actor.userId))
    const closed = await tx
      .delete(productQuestions)
      .where(inArray(productId, inShop))
      .returning({ id: productQuestions.id })
    await tx.delete(productQuestions).where(and(own, isNull(answeredAt)))
    const answered = await tx
      .update(productQuestions)
      .set({ userId: null, askerName: null, sealedMail: null })
      .where(own)
      .returning({ id: productQuestions.id, hiddenAt })
    if (closed.length + answered.length > 0) await publish(tx, [pagesChanged(['products'])])
  })
}
