import { copy as stories } from '#app/features/stories/copy.ts'
import { APPEAL_CHARS_MAX, NOTE_CHARS_MAX, REPORT_REASONS } from '#app/features/stories/schema.ts'
import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './story-copy.ts'

const { report, own } = copy

/** A report, by anybody. */
export const reportForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: {
        as: 'radios',
        label: report.reason,
        options: optionsOf(REPORT_REASONS, (reason) => stories.reasons[reason]),
        missing: report.choose,
      },
      note: { as: 'text', rows: 3, label: report.note, charsMax: NOTE_CHARS_MAX, optional: true },
    },
  }),
)

/** The author's appeal against a decision. */
export const appealForm = perLanguage(() =>
  declareForm({
    fields: {
      words: {
        as: 'text',
        rows: 4,
        label: own.appealWords,
        charsMax: APPEAL_CHARS_MAX,
        missing: stories.form.words,
      },
    },
  }),
)
