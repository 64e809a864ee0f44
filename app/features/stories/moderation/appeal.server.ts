import { lockStory } from '#app/features/stories/share/author.server.ts'
import { isAuthor } from '#app/features/stories/policy.ts'
import { hides, listLatestDecisions } from './moderation-state.server.ts'
import { storyAppeals } from '#app/features/stories/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type AppealOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-signed-in' | 'not-found' | 'not-hidden' | 'appealed-already' }

/** The author of a hidden story appeals, once for each decision. Another operator answers. */
export async function appeal(
  { db, actor, now }: CommandContext,
  { storyId, words }: { storyId: string; words: string },
): Promise<AppealOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const story = await lockStory(tx, storyId)
    if (!story || story.withdrawnAt || !isAuthor(actor, story)) return { ok: false, reason: 'not-found' }
    const decision = (await listLatestDecisions(tx, [story.id])).get(story.id)
    if (!decision || !hides(decision)) return { ok: false, reason: 'not-hidden' }
    if (decision.verdict === 'upheld') return { ok: false, reason: 'appealed-already' }
    const rows = await tx
      .insert(storyAppeals)
      .values({ storyId: story.id, decisionId: decision.id, words, at: now })
      .onConflictDoNothing()
      .returning({ id: storyAppeals.id })
    return rows.length > 0 ? { ok: true } : { ok: false, reason: 'appealed-already' }
  })
}
