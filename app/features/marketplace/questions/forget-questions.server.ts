import { forgetQuestionsIn } from '#app/features/questions/commands/forget-questions.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { ownProducts } from './question-queries.server.ts'
import { productQuestions } from './question-tables.server.ts'

/**
 * Removes the member from questions about products, also from those that were asked in their own shop, which closes. Runs
 * before the shop is forgotten. Idempotent.
 */
export async function forgetQuestions({ db, actor }: Pick<CommandContext, 'db' | 'actor'>): Promise<void> {
  if (actor.kind !== 'member') return
  const { userId } = actor
  await db.transaction(async (tx) => {
    const changed = await forgetQuestionsIn(tx, productQuestions, { userId, closing: ownProducts(tx, { userId }) })
    if (changed.length > 0) await publish(tx, [pagesChanged(['products'])])
  })
}
