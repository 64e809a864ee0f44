import { HOLD_ANSWER_CHARS_MAX, HOLD_DAYS_MAX, HOLD_REASON_CHARS_MAX } from '#app/features/payouts/schema.ts'
import type { EditorFields } from '#app/features/resource-editor/fields.ts'
import { copy } from './copy.ts'

const words = copy.fields

export const holdFields = (shops: readonly { id: string; name: string }[]): EditorFields => ({
  sellerId: { as: 'select', options: Object.fromEntries(shops.map(({ id, name }) => [id, name])), ...words.sellerId },
  currency: { as: 'select', options: copy.currencies, ...words.currency },
  amountMinor: { as: 'line', charsMax: 20, ...words.amountMinor },
  days: { as: 'number', min: 1, max: HOLD_DAYS_MAX, ...words.days },
  reason: { as: 'text', rows: 3, charsMax: HOLD_REASON_CHARS_MAX, ...words.reason },
})

export const answerFields: EditorFields = {
  answer: { as: 'text', rows: 3, charsMax: HOLD_ANSWER_CHARS_MAX, label: copy.answers.label, hint: copy.answers.hint },
}
