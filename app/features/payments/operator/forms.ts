import { EXPLANATION_CHARS_MAX } from '#app/features/payments/settlement-import/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const { label, hint, missing } = copy.explain

export const explainForm = declareForm({
  fields: { explanation: { as: 'text', rows: 3, charsMax: EXPLANATION_CHARS_MAX, label, hint, missing } },
})
