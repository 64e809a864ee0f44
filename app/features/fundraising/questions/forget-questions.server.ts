import { eq, inArray } from 'drizzle-orm'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { forgetQuestionsIn } from '#app/features/questions/commands/forget-questions.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { campaignSubject } from './campaign-subject.server.ts'
import { campaignQuestions } from './question-tables.server.ts'

/**
 * Removes the member from questions about campaigns, and deletes those that were asked about their own. Runs before the
 * organiser is forgotten. Idempotent.
 */
export async function forgetQuestions({ db, actor }: Pick<CommandContext, 'db' | 'actor'>): Promise<void> {
  if (actor.kind !== 'member') return
  const { userId } = actor
  const { id, slug, ownerUserId } = campaigns
  await db.transaction(async (tx) => {
    const closing = tx.select({ id }).from(campaigns).where(eq(ownerUserId, userId))
    const changed = await forgetQuestionsIn(tx, campaignQuestions, { userId, closing })
    const shown = await tx.select({ slug }).from(campaigns).where(inArray(id, changed))
    for (const campaign of shown) await campaignSubject.announce(tx, campaign.slug)
  })
}
