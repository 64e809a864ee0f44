import { copy as storyWords } from '#app/features/stories/copy.ts'
import { DECISION_CHARS_MAX, REPORT_REASONS } from '#app/features/stories/schema.ts'
import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const words = perLanguage(
  () => ({ as: 'text', rows: 3, charsMax: DECISION_CHARS_MAX, missing: storyWords.form.decisionWords }) as const,
)

/** The rule that was broken, and why. The author reads both. */
export const hideForm = perLanguage(() =>
  declareForm({
    fields: {
      rule: {
        as: 'select',
        options: optionsOf(REPORT_REASONS, (reason) => storyWords.reasons[reason]),
        label: copy.hide.rule.label,
        missing: storyWords.form.rule,
      },
      words: { ...words, ...copy.hide.words },
    },
  }),
)
export const keepForm = perLanguage(() =>
  declareForm({ fields: { words: { ...words, ...copy.keep.words, optional: true } } }),
)
export const restoreForm = perLanguage(() =>
  declareForm({ fields: { words: { ...words, ...copy.restore.words, optional: true } } }),
)
/** The answer to an appeal. The author reads the words. */
export const answerForm = perLanguage(() => declareForm({ fields: { words: { ...words, ...copy.appeal.words } } }))
