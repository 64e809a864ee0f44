import { AMOUNT_RUPEES_MAX, AMOUNT_RUPEES_MIN, LINE_CHARS_MAX } from '#app/features/startups/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const { amount, impact } = copy.fields
const fields = { impact: { as: 'line', charsMax: LINE_CHARS_MAX, ...impact } } as const

/** The amount identifies the tier, so it can be set only when the tier is created. */
export const newTierForm = declareForm({
  fields: { amount: { as: 'number', min: AMOUNT_RUPEES_MIN, max: AMOUNT_RUPEES_MAX, ...amount }, ...fields },
})
export const tierForm = declareForm({ fields })
