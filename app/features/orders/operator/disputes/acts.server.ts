import { decideCase } from '#app/features/orders/returns/commands/decide-case.server.ts'
import { sayInCase } from '#app/features/orders/returns/commands/say-in-case.server.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { done, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { parseForm } from '#app/platform/forms.ts'
import { copy } from './copy.ts'
import { decision, partDecision } from './forms.ts'

type Outcome = { ok: true } | { ok: false; reason: Exclude<keyof typeof copy.refused, 'unknown'> }

/** Decides a dispute in whole, in part or with nothing, or asks both sides something. */
export async function actOnDispute(ctx: OperatorContext, path: string, posted: FormData) {
  const act = String(posted.get('act') ?? '')
  const answer = (outcome: Outcome, id: string) =>
    outcome.ok ? done(path, act, id) : notSaved({ act, refused: copy.refused[outcome.reason] }, 409)
  if (act === 'part') {
    const form = parseForm(partDecision, posted)
    if (!form.ok) return notSaved({ act, ...form })
    const { id: caseId, words, amount: amountMinor } = form.value
    return answer(await decideCase(ctx, { caseId, verdict: 'refunded', amountMinor, words }), caseId)
  }
  const form = parseForm(decision, posted)
  if (!form.ok) return notSaved({ act, ...form })
  const { id: caseId, words } = form.value
  switch (act) {
    case 'all':
      return answer(await decideCase(ctx, { caseId, verdict: 'refunded', words }), caseId)
    case 'nothing':
      return answer(await decideCase(ctx, { caseId, verdict: 'closed', words }), caseId)
    case 'say':
      return answer(await sayInCase(ctx, { as: 'operator', caseId, words, photos: [] }), caseId)
    default:
      return notSaved({ refused: copy.refused.unknown })
  }
}
