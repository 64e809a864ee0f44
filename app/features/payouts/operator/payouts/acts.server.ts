import * as v from 'valibot'
import { approvePayout, type ApprovePayoutOutcome } from '#app/features/payouts/payout/approve-payout.server.ts'
import { cancelPayout } from '#app/features/payouts/payout/cancel-payout.server.ts'
import { notePaid } from '#app/features/payouts/payout/note-paid.server.ts'
import { noteReturned } from '#app/features/payouts/payout/note-returned.server.ts'
import { preparePayout } from '#app/features/payouts/payout/prepare-payout.server.ts'
import { bankWordsForm } from '#app/features/payouts/schema.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { done, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { parseForm } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'

const uuid = v.pipe(v.string(), v.uuid())
const oneForm = v.object({ id: uuid, lineId: v.optional(uuid) })

type Reason = Exclude<keyof typeof copy.refused, 'unknown'>
type Outcome = { ok: true } | { ok: false; reason: Reason }

/** Prepares a payout, says the second yes or no, or notes what the bank answered. */
export async function actOnPayout(ctx: OperatorContext, path: string, posted: FormData) {
  const act = String(posted.get('act') ?? '')
  const refuse = (reason: Reason | 'unknown') => notSaved({ act, refused: copy.refused[reason] }, 409)
  const answer = (outcome: Outcome, id: string) => (outcome.ok ? done(path, act, id) : refuse(outcome.reason))
  if (act === 'prepare') {
    const outcome = await preparePayout(ctx, { currency: String(posted.get('currency') ?? '') })
    return outcome.ok ? done(path, act, outcome.id) : refuse(outcome.reason)
  }
  const one = parseForm(oneForm, posted)
  if (!one.ok) return act === 'returned' ? returned(ctx, path, posted) : refuse('unknown')
  const { id, lineId } = one.value
  switch (act) {
    case 'approve':
      return approved(await approvePayout(ctx, { id }), { act, path, id })
    case 'cancel':
      return answer(await cancelPayout(ctx, { id }), id)
    case 'paid':
      return answer(await notePaid(ctx, { id, lineId: lineId ?? null }), id)
    case 'returned':
      return returned(ctx, path, posted)
    default:
      return refuse('unknown')
  }
}

function approved(outcome: ApprovePayoutOutcome, { act, path, id }: { act: string; path: string; id: string }) {
  if (outcome.ok) return done(path, act, id)
  const refused =
    outcome.reason === 'money-held' ? copy.moneyHeld(outcome.sellers.join(', ')) : copy.refused[outcome.reason]
  return notSaved({ act, refused }, 409)
}

async function returned(ctx: OperatorContext, path: string, posted: FormData) {
  const act = 'returned'
  const form = parseForm(bankWordsForm, posted)
  if (!form.ok) return notSaved({ act, ...form })
  const id = String(posted.get('id') ?? '')
  const outcome = await noteReturned(ctx, { id, ...form.value })
  return outcome.ok ? done(path, act, id) : notSaved({ act, refused: copy.refused[outcome.reason] }, 409)
}
