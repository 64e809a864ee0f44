import { and, eq, isNull } from 'drizzle-orm'
import { type JudgeOutcome, judgeStory } from '#app/features/stories/decide.server.ts'
import { canUphold } from '#app/features/stories/policy.ts'
import type { AppealAnswerInput } from '#app/features/stories/schema.ts'
import { storyAppeals } from '#app/features/stories/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Site } from '#app/platform/site.ts'

/** `your-decision`: whoever hid the story cannot be the one who says that it stays hidden. */
type Refusal = 'not-found' | 'your-decision'
export type DecideAppealOutcome = JudgeOutcome<Refusal>

/** An operator answers an appeal: the story is shown again, or stays hidden. The author reads the words. */
export function decideAppeal(
  ctx: PrivateContext,
  { verdict, ...answering }: AppealAnswerInput & { storyId: string; site: Site },
): Promise<DecideAppealOutcome> {
  return judgeStory<Refusal>(ctx, answering, async ({ tx, by, before }) => {
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
