import { decideAppeal } from '#app/features/stories/commands/decide-appeal.server.ts'
import { hideStory } from '#app/features/stories/commands/hide-story.server.ts'
import { restoreStory } from '#app/features/stories/commands/restore-story.server.ts'
import { appealAnswerForm, hideForm, restoreForm } from '#app/features/stories/schema.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { done, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { parseForm } from '#app/platform/forms.ts'
import { copy } from './copy.ts'

/** One story at the desk: its id, and which of the forms was sent. */
interface Act {
  path: string
  storyId: string
  act: string
}

type Reason = Exclude<keyof typeof copy.refused, 'unknown'>
type Outcome = { ok: true; isMailed: boolean } | { ok: false; reason: Reason }

/** Hides a story, dismisses its reports, shows it again, or answers an appeal. */
export async function decideAtDesk(ctx: OperatorContext, { path, storyId, act }: Act, posted: FormData) {
  const site = ctx.config
  const answer = (outcome: Outcome, did: string) =>
    outcome.ok
      ? done(path, outcome.isMailed ? `${did}-mailed` : did, storyId)
      : notSaved({ act, refused: copy.refused[outcome.reason] }, 409)
  switch (act) {
    case 'hide': {
      const form = parseForm(hideForm, posted)
      if (!form.ok) return notSaved({ act, ...form })
      return answer(await hideStory(ctx, { ...form.value, storyId, site }), 'hidden')
    }
    case 'keep':
    case 'restore': {
      const form = parseForm(restoreForm, posted)
      if (!form.ok) return notSaved({ act, ...form })
      return answer(await restoreStory(ctx, { ...form.value, storyId, site }), act === 'keep' ? 'kept' : 'restored')
    }
    case 'restored':
    case 'upheld': {
      const form = parseForm(appealAnswerForm, posted)
      if (!form.ok) return notSaved({ act, ...form })
      return answer(await decideAppeal(ctx, { ...form.value, storyId, site }), act)
    }
    default:
      return notSaved({ refused: copy.refused.unknown })
  }
}
