import { and, eq, isNull } from 'drizzle-orm'
import { holdStory } from '#app/capabilities/stories/author.server.ts'
import { decide, type Site } from '#app/capabilities/stories/decide.server.ts'
import { canDecide, canModerate, canUphold } from '#app/capabilities/stories/policy.ts'
import type { AppealAnswerInput } from '#app/capabilities/stories/schema.ts'
import { listLatestDecisions } from '#app/capabilities/stories/standing.server.ts'
import { storyAppeals } from '#app/capabilities/stories/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

export type DecideAppealOutcome =
  | { ok: true; isMailed: boolean }
  /** `your-decision`: whoever hid the story cannot be the one who says that it stays hidden. */
  | { ok: false; reason: 'not-allowed' | 'own-story' | 'not-found' | 'your-decision' }

/** An operator answers an appeal: the story is shown again, or stays hidden. The author reads the words. */
export async function decideAppeal(
  ctx: PrivateContext,
  { storyId, verdict, words, site }: AppealAnswerInput & { storyId: string; site: Site },
): Promise<DecideAppealOutcome> {
  const { db, actor } = ctx
  if (!canModerate(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const story = await holdStory(tx, storyId)
    if (!story || story.takenBackAt) return { ok: false, reason: 'not-found' }
    if (!canDecide(actor, story)) return { ok: false, reason: 'own-story' }
    const before = (await listLatestDecisions(tx, [story.id])).get(story.id)
    if (!before || !(await isAppealed(tx, before.id))) return { ok: false, reason: 'not-found' }
    if (verdict === 'upheld' && !canUphold(actor, before)) return { ok: false, reason: 'your-decision' }
    const decided = { story, by: actor, verdict, rule: null, words, before, site }
    return { ok: true, ...(await decide({ ...ctx, db: tx }, decided)) }
  })
}

async function isAppealed(tx: Db, decisionId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: storyAppeals.id })
    .from(storyAppeals)
    .where(and(eq(storyAppeals.decisionId, decisionId), isNull(storyAppeals.answerId)))
  return rows.length > 0
}
