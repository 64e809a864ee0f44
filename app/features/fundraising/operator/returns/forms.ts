import { RETURN_REASON_CHARS_MAX } from '#app/features/fundraising/returns/campaign-return.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

export const prepareForm = declareForm({
  fields: {
    cause: { as: 'radios', options: copy.causes, ...copy.prepare.cause },
    reason: { as: 'text', rows: 3, charsMax: RETURN_REASON_CHARS_MAX, ...copy.prepare.reason },
  },
})
