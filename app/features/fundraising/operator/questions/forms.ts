import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { REPORT_NOTE_CHARS_MAX } from '#app/features/fundraising/reports/schema.ts'
import { REPLY_CHARS_MAX } from '#app/features/questions/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const text = { as: 'text', rows: 3, missing: copy.errors.words } as const

/** By act. */
export const heldForms = {
  stays: declareForm({ fields: { words: { ...text, ...copy.stays.words, charsMax: REPORT_NOTE_CHARS_MAX } } }),
  removed: declareForm({ fields: { words: { ...text, ...copy.removed.words, charsMax: REASON_CHARS_MAX } } }),
  published: declareForm({ fields: { words: { ...text, ...copy.published.words, charsMax: REPLY_CHARS_MAX } } }),
  left: declareForm({ fields: { words: { ...text, ...copy.left.words, charsMax: REPLY_CHARS_MAX } } }),
}
