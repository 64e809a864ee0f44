import { and, eq, isNull } from 'drizzle-orm'
import { holdStory } from '#app/capabilities/stories/author.server.ts'
import { decide, type Site } from '#app/capabilities/stories/decide.server.ts'
import { canDecide, canModerate } from '#app/capabilities/stories/policy.ts'
import { hides, listLatestDecisions } from '#app/capabilities/stories/standing.server.ts'
import { storyReports } from '#app/capabilities/stories/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DecisionOutcome } from './hide-story.server.ts'

/**
 * An operator shows a hidden story again (`restored`; the author is told), or finds nothing wrong with a reported one
 * (`kept`; nobody is told). Open reports close, and an open appeal is answered with it.
 */
export async function restoreStory(
  ctx: PrivateContext,
  { storyId, words, site }: { storyId: string; words: string; site: Site },
): Promise<DecisionOutcome> {
  const { db, actor } = ctx
  if (!canModerate(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const story = await holdStory(tx, storyId)
    if (!story || story.takenBackAt) return { ok: false, reason: 'not-found' }
    if (!canDecide(actor, story)) return { ok: false, reason: 'own-story' }
    const before = (await listLatestDecisions(tx, [story.id])).get(story.id)
    const verdict = hides(before) ? ('restored' as const) : ('kept' as const)
    if (verdict === 'kept' && !(await isReported(tx, story.id))) return { ok: false, reason: 'unchanged' }
    const decided = { story, by: actor, verdict, rule: null, words, before, site }
    return { ok: true, ...(await decide({ ...ctx, db: tx }, decided)) }
  })
}

async function isReported(tx: Db, storyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: storyReports.id })
    .from(storyReports)
    .where(and(eq(storyReports.storyId, storyId), isNull(storyReports.decisionId)))
    .limit(1)
  return rows.length > 0
}
