import { answerAppeal } from '#app/features/payouts/holds/answer-appeal.server.ts'
import { liftHold } from '#app/features/payouts/holds/lift-hold.server.ts'
import { placeHold } from '#app/features/payouts/holds/place-hold.server.ts'
import { listShops } from '#app/features/payouts/operator-queries.server.ts'
import { actionOf, type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { answerForm, holdForm } from './forms.ts'

type Outcome = { ok: true; isMailed: boolean } | { ok: false; reason: keyof typeof copy.refused }

const told = (outcome: Outcome, did: string): ActionOutcome =>
  outcome.ok ? { ...outcome, did: outcome.isMailed ? `${did}-mailed` : did } : outcome

const answer = (verdict: 'lifted' | 'upheld') =>
  formAction(answerForm, async (ctx, { answer }, holdId) =>
    told(await answerAppeal(ctx, { verdict, answer, holdId }), verdict),
  )

/** Places or lifts a hold, or answers an appeal. */
export const actOnHold = actionOf({
  path: '/operator/holds',
  idField: 'holdId',
  isId: (id) => id === '' || isUuid(id),
  proof: 'holds',
  acts: {
    place: formAction(
      async (ctx) => holdForm(await listShops(ctx.db, ctx)),
      async (ctx, values) => told(await placeHold(ctx, values), 'place'),
    ),
    lift: async (ctx, { id: holdId }) => told(await liftHold(ctx, { holdId }), 'lift'),
    lifted: answer('lifted'),
    upheld: answer('upheld'),
  },
  refused: copy.refused,
})
