import { findPayout } from '#app/features/payouts/operator-queries.server.ts'
import { approvePayout } from '#app/features/payouts/payout/approve-payout.server.ts'
import { cancelPayout } from '#app/features/payouts/payout/cancel-payout.server.ts'
import { markPaid } from '#app/features/payouts/payout/mark-paid.server.ts'
import { confirmReturned, noteReturned, withdrawReturned } from '#app/features/payouts/payout/return-line.server.ts'
import { preparePayout } from '#app/features/payouts/payout/prepare-payout.server.ts'
import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { type Action, actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { optionsOf } from '#app/platform/form/fields.ts'
import { readKey } from '#app/platform/form-keys/form-keys.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { returnedForm } from './forms.ts'

/** Prepares, approves or cancels a payout, or records the result from the bank. */
export const actOnPayout = actionOf({
  path: '/operator/payouts',
  idField: 'id',
  proof: 'payouts',
  acts: {
    prepare: (ctx, { posted }) =>
      preparePayout(ctx, { currency: String(posted.get('currency') ?? ''), key: readKey(posted) }),
    approve: onPayout(async (ctx, { id }) => {
      const outcome = await approvePayout(ctx, { id })
      if (outcome.ok || !('sellers' in outcome)) return outcome
      const names = outcome.sellers.join(', ')
      const words = outcome.reason === 'money-held' ? copy.moneyHeld(names) : copy.contactChanged(names)
      return { ...outcome, words }
    }),
    cancel: onPayout((ctx, { id }) => cancelPayout(ctx, { id })),
    paid: onPayout(async (ctx, { id, posted }) => {
      const lineId = posted.get('lineId')
      if (lineId !== null && !isUuid(String(lineId))) return { ok: false, reason: 'unknown' }
      return markPaid(ctx, { id, lineId: lineId === null ? null : String(lineId) })
    }),
    returned: onPayout(
      formAction(
        async (ctx, { id }) => returnedForm(optionsOf(await linesOf(ctx, id))),
        (ctx, values, id) => noteReturned(ctx, { id, ...values }),
      ),
    ),
    confirm: onPayout((ctx, { id, posted }) => confirmReturned(ctx, { id, lineId: lineIn(posted) })),
    withdraw: onPayout((ctx, { id, posted }) => withdrawReturned(ctx, { id, lineId: lineIn(posted) })),
  },
  refused: copy.refused,
})

const lineIn = (posted: FormData): string => String(posted.get('lineId') ?? '')

function onPayout(act: Action): Action {
  return async (ctx, asked) => (isUuid(asked.id) ? act(ctx, asked) : { ok: false, reason: 'unknown' })
}

/** Also those that were answered: to note one again is refused in words. */
async function linesOf(ctx: OperatorContext, id: string): Promise<string[]> {
  const found = await findPayout(ctx.db, { ...ctx, id })
  return found?.lines.map((line) => line.id) ?? []
}
