import { type JudgeOutcome, judgeStory } from '#app/features/stories/decide.server.ts'
import type { HideInput } from '#app/features/stories/schema.ts'
import { hides } from '#app/features/stories/standing.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Site } from '#app/platform/site.ts'

export type DecisionOutcome = JudgeOutcome<'unchanged'>

/** An operator hides a story with a rule and a reason; the author reads both, and may appeal. Open reports close. */
export function hideStory(
  ctx: PrivateContext,
  { rule, ...hiding }: HideInput & { storyId: string; site: Site },
): Promise<DecisionOutcome> {
  return judgeStory<'unchanged'>(ctx, hiding, ({ before }) =>
    hides(before) ? { ok: false, reason: 'unchanged' } : { verdict: 'hidden', rule },
  )
}
