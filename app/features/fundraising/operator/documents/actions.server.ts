import { recordCheck } from '#app/features/fundraising/campaign-checks/record-check.server.ts'
import { withdrawCheck } from '#app/features/fundraising/campaign-checks/withdraw-check.server.ts'
import { refuseDocument } from '#app/features/fundraising/documents/refuse-document.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { anySeenForm, refuseForm } from './forms.ts'

/** Records a check, refuses a document, or withdraws a check. */
export const actOnDocument = actionOf({
  path: '/operator/campaign-documents',
  idField: 'id',
  isId: isUuid,
  acts: {
    check: formAction(anySeenForm, async (ctx, values, documentId) => {
      const outcome = await recordCheck(ctx, { documentId, ...values })
      if (outcome.ok) return outcome
      if (outcome.reason === 'until') return { ...outcome, field: 'untilDay' }
      return outcome.reason === 'not-self' ? { ...outcome, field: 'seen' } : outcome
    }),
    refuse: formAction(refuseForm, (ctx, { reason }, id) => refuseDocument(ctx, { id, reason })),
    withdraw: (ctx, { id: documentId }) => withdrawCheck(ctx, { documentId }),
  },
  refused: copy.refused,
})
