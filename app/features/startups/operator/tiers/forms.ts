import { AMOUNT_RUPEES_MAX, AMOUNT_RUPEES_MIN, LINE_CHARS_MAX } from '#app/features/startups/schema.ts'
import type { DeclaredForm } from '#app/platform/declared-form/fields.ts'
import { copy } from './copy.ts'

const { amount, impact } = copy.fields
const fields: DeclaredForm['fields'] = { impact: { as: 'line', charsMax: LINE_CHARS_MAX, ...impact } }

/** An amount is its own name: it is typed once. */
export const newTier: DeclaredForm = {
  fields: { amount: { as: 'number', min: AMOUNT_RUPEES_MIN, max: AMOUNT_RUPEES_MAX, ...amount }, ...fields },
}
export const oldTier: DeclaredForm = { fields }
