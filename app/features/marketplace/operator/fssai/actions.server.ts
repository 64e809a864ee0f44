import { checkFssai, withdrawFssaiCheck } from '#app/features/marketplace/listing-requirements/check-fssai.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { copy } from './copy.ts'
import { compareForm } from './forms.ts'
import { sellerAndNumber } from './number-view.server.ts'

/** Records or withdraws the comparison of a seller's FSSAI number with the register. */
export const actOnNumber = actionOf({
  path: '/operator/fssai',
  acts: {
    check: formAction(compareForm, (ctx, { validUntil }, id) =>
      checkFssai(ctx, { ...sellerAndNumber(id), validUntil }),
    ),
    withdraw: (ctx, { id }) => withdrawFssaiCheck(ctx, sellerAndNumber(id)),
  },
  refused: copy.refused,
})
