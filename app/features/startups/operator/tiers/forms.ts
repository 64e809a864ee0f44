import { AMOUNT_RUPEES_MAX, AMOUNT_RUPEES_MIN, LINE_CHARS_MAX } from '#app/features/startups/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const { amount, impact } = copy.fields
const fields = { impact: { as: 'line', charsMax: LINE_CHARS_MAX, ...impact } } as const

/** An amount is its own name: it is typed once. */
export const newTier = declareForm({
  fields: { amount: { as: 'number', min: AMOUNT_RUPEES_MIN, max: AMOUNT_RUPEES_MAX, ...amount }, ...fields },
})
export const oldTier = declareForm({ fields })
