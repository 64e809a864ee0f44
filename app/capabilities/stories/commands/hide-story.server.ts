import { holdStory } from '#app/capabilities/stories/author.server.ts'
import { decide, type Site } from '#app/capabilities/stories/decide.server.ts'
import { canDecide, canModerate } from '#app/capabilities/stories/policy.ts'
import type { HideInput } from '#app/capabilities/stories/schema.ts'
import { hides, listLatestDecisions } from '#app/capabilities/stories/standing.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'

export type DecisionOutcome =
  | { ok: true; /** The author got a letter. */ isMailed: boolean }
  | { ok: false; reason: 'not-allowed' | 'own-story' | 'not-found' | 'unchanged' }

/** An operator hides a story with a rule and a reason; the author reads both, and may appeal. Open reports close. */
export async function hideStory(
  ctx: PrivateContext,
  { storyId, rule, words, site }: HideInput & { storyId: string; site: Site },
): Promise<DecisionOutcome> {
  const { db, actor } = ctx
  if (!canModerate(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const story = await holdStory(tx, storyId)
    if (!story || story.takenBackAt) return { ok: false, reason: 'not-found' }
    if (!canDecide(actor, story)) return { ok: false, reason: 'own-story' }
    const before = (await listLatestDecisions(tx, [story.id])).get(story.id)
    if (hides(before)) return { ok: false, reason: 'unchanged' }
    const decided = { story, by: actor, verdict: 'hidden' as const, rule, words, before, site }
    return { ok: true, ...(await decide({ ...ctx, db: tx }, decided)) }
  })
}
