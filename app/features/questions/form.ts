import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { ASKER_CHARS_MAX, QUESTION_CHARS_MAX, REPLY_CHARS_MAX } from './schema.ts'

export const askForm = perLanguage(() =>
  declareForm({
    fields: {
      question: { as: 'text', rows: 3, charsMax: QUESTION_CHARS_MAX, ...copy.form.question },
      name: { as: 'line', charsMax: ASKER_CHARS_MAX, optional: true, autoComplete: 'given-name', ...copy.form.name },
    },
  }),
)

export const replyForm = perLanguage(() => {
  const { label, hint, missing, tooLong } = copy.reply
  return declareForm({
    fields: { answer: { as: 'text', rows: 3, charsMax: REPLY_CHARS_MAX, label, hint, missing, tooLong } },
  })
})
