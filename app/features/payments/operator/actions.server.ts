import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { explainMismatch } from '#app/features/payments/settlement-import/explain-mismatch.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { explainForm } from './forms.ts'
import { NOT_SETTLED } from './settlement-view.server.ts'

/** Explains a mismatch. */
export const actOnSettlement = actionOf({
  path: '/operator/settlements',
  idField: 'mismatchId',
  isId: isUuid,
  acts: {
    explain: formAction(explainForm, async (ctx, { explanation }, id) => {
      const outcome = await explainMismatch(ctx, { id, explanation })
      return outcome.ok ? { ok: true, id: outcome.settlementId ?? NOT_SETTLED } : outcome
    }),
  },
  refused: copy.refused,
})
