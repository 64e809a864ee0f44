import { FLAG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { report } = copy

/** A report about a shop. */
export const reportForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: { as: 'select', label: report.reason, options: report.reasons, missing: report.wrong.reason },
      words: { as: 'text', rows: 3, charsMax: FLAG_CHARS_MAX, label: report.words, missing: report.wrong.words },
    },
  }),
)
