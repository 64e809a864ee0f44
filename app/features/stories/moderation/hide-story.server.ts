import { type StoryDecisionOutcome, decideStory } from './decide.server.ts'
import type { HideInput } from '#app/features/stories/schema.ts'
import { hides } from './moderation-state.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Site } from '#app/platform/config/site.ts'

export type DecisionOutcome = StoryDecisionOutcome<'unchanged'>

/** Hides a story with a rule and a reason; the author reads both and may appeal. Closes open reports. */
export function hideStory(
  ctx: PrivateContext,
  { rule, ...hiding }: HideInput & { storyId: string; site: Site },
): Promise<DecisionOutcome> {
  return decideStory<'unchanged'>(ctx, hiding, ({ before }) =>
    hides(before) ? { ok: false, reason: 'unchanged' } : { verdict: 'hidden', rule },
  )
}
