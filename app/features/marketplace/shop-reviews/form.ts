import { ANSWER_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { answer } = copy

const words = perLanguage(
  () =>
    ({
      as: 'text',
      rows: 3,
      charsMax: ANSWER_CHARS_MAX,
      label: answer.label,
      hint: answer.hint,
      missing: answer.missing,
    }) as const,
)

/** The first answer to a review. */
export const answerForm = perLanguage(() => declareForm({ fields: { answer: words } }))
/** A later answer; an empty one removes the answer. */
export const changedAnswerForm = perLanguage(() =>
  declareForm({
    fields: { answer: { ...words, hint: answer.changeHint, optional: true } },
  }),
)
