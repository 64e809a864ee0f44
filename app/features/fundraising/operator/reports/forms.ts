import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { REPORT_NOTE_CHARS_MAX } from '#app/features/fundraising/reports/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const note = () => ({ as: 'text', rows: 3, missing: copy.errors.note }) as const

/** By decision. */
export const reportForms = {
  stays: perLanguage(() =>
    declareForm({ fields: { note: { ...note(), ...copy.stays.note, charsMax: REPORT_NOTE_CHARS_MAX } } }),
  ),
  closed: perLanguage(() =>
    declareForm({ fields: { note: { ...note(), ...copy.closed.note, charsMax: REASON_CHARS_MAX } } }),
  ),
}
