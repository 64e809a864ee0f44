import { decideDispute } from '#app/features/orders/returns/decide-dispute.server.ts'
import { addReturnStatement } from '#app/features/orders/returns/add-return-statement.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { forms } from './forms.ts'

/** Decides a dispute (full refund, partial refund, no refund) or asks both sides a question. */
export const actOnDispute = actionOf({
  path: '/operator/disputes',
  idField: 'id',
  isId: isUuid,
  proof: 'disputes',
  acts: {
    all: formAction(forms.all, (ctx, { words }, returnId) =>
      decideDispute(ctx, { returnId, verdict: 'refunded', words }),
    ),
    part: formAction(forms.part, (ctx, { words, amount: amountMinor }, returnId) =>
      decideDispute(ctx, { returnId, verdict: 'refunded', amountMinor, words }),
    ),
    nothing: formAction(forms.nothing, (ctx, { words }, returnId) =>
      decideDispute(ctx, { returnId, verdict: 'closed', words }),
    ),
    say: formAction(forms.say, (ctx, { words }, returnId) =>
      addReturnStatement(ctx, { as: 'operator', returnId, words, photos: [] }),
    ),
  },
  refused: copy.refused,
})
