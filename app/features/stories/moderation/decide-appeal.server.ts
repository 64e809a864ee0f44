import { and, eq, isNull } from 'drizzle-orm'
import { type StoryDecisionOutcome, decideStory } from './decide.server.ts'
import { canUphold } from '#app/features/stories/policy.ts'
import type { AppealAnswerInput } from '#app/features/stories/schema.ts'
import { storyAppeals } from '#app/features/stories/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Site } from '#app/platform/config/site.ts'

/** `your-decision`: the operator who hid the story cannot uphold that decision. */
type Refusal = 'not-found' | 'your-decision'
export type DecideAppealOutcome = StoryDecisionOutcome<Refusal>

/** Answers an appeal: restores the story or upholds the decision. The author reads the text. */
export function decideAppeal(
  ctx: PrivateContext,
  { verdict, ...answering }: AppealAnswerInput & { storyId: string; site: Site },
): Promise<DecideAppealOutcome> {
  return decideStory<Refusal>(ctx, answering, async ({ tx, by, before }) => {
    if (!before || !(await isAppealed(tx, before.id))) return { ok: false, reason: 'not-found' }
    if (verdict === 'upheld' && !canUphold(by, before)) return { ok: false, reason: 'your-decision' }
    return { verdict, rule: null }
  })
}

async function isAppealed(tx: Db, decisionId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: storyAppeals.id })
    .from(storyAppeals)
    .where(and(eq(storyAppeals.decisionId, decisionId), isNull(storyAppeals.answerId)))
  return rows.length > 0
}
