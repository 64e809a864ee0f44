import { answerAppeal } from '#app/features/payouts/commands/answer-appeal.server.ts'
import { liftHold } from '#app/features/payouts/commands/lift-hold.server.ts'
import { placeHold } from '#app/features/payouts/commands/place-hold.server.ts'
import { appealAnswerForm, holdForm } from '#app/features/payouts/schema.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { done, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { parseForm } from '#app/platform/forms.ts'
import { copy } from './copy.ts'

type Reason = Exclude<keyof typeof copy.refused, 'unknown'>
type Outcome = { ok: true; isMailed: boolean } | { ok: false; reason: Reason }

/** Places a hold, lifts one, or answers what a seller says against it. */
export async function actOnHold(ctx: OperatorContext, path: string, posted: FormData) {
  const act = String(posted.get('act') ?? '')
  const answer = (outcome: Outcome, id: string) =>
    outcome.ok
      ? done(path, outcome.isMailed ? `${act}-mailed` : act, id)
      : notSaved({ act, refused: copy.refused[outcome.reason] }, 409)
  switch (act) {
    case 'place': {
      const form = parseForm(holdForm, posted)
      if (!form.ok) return notSaved({ act, ...form })
      const outcome = await placeHold(ctx, form.value)
      return answer(outcome, outcome.ok ? outcome.id : '')
    }
    case 'lift': {
      const holdId = String(posted.get('holdId') ?? '')
      return answer(await liftHold(ctx, { holdId }), holdId)
    }
    case 'lifted':
    case 'upheld': {
      const form = parseForm(appealAnswerForm, posted)
      if (!form.ok) return notSaved({ act, ...form })
      return answer(await answerAppeal(ctx, form.value), form.value.holdId)
    }
    default:
      return notSaved({ refused: copy.refused.unknown })
  }
}
