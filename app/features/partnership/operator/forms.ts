import { REASON_CHARS_MAX } from '#app/features/partnership/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

export const callOffForm = declareForm({
  fields: { reason: { as: 'line', charsMax: REASON_CHARS_MAX, ...copy.coming.reason } },
})

export const dayForm = declareForm({ fields: { day: { as: 'date', ...copy.off.day, wrong: copy.off.day.missing } } })
