import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'
import { ASKER_CHARS_MAX, QUESTION_CHARS_MAX, REPLY_CHARS_MAX } from './schema.ts'

export const askForm = declareForm({
  fields: {
    question: { as: 'text', rows: 3, charsMax: QUESTION_CHARS_MAX, ...copy.form.question },
    name: { as: 'line', charsMax: ASKER_CHARS_MAX, optional: true, autoComplete: 'given-name', ...copy.form.name },
  },
})

const { label, hint, missing, tooLong } = copy.reply

export const replyForm = declareForm({
  fields: { answer: { as: 'text', rows: 3, charsMax: REPLY_CHARS_MAX, label, hint, missing, tooLong } },
})
