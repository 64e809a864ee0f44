import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { REPORT_CHARS_MAX } from './schema.ts'

export const reportForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: { as: 'select', options: copy.reasons, ...copy.reason },
      words: { as: 'text', rows: 4, charsMax: REPORT_CHARS_MAX, ...copy.words },
    },
  }),
)
