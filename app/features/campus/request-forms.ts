import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

export const campusForms = {
  campus: perLanguage(() =>
    defineForm({
      kind: 'campus',
      title: copy.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'contact',
      fields: {
        who: { as: 'radios', ...copy.who },
        want: { as: 'many', ...copy.want },
        question: { as: 'text', ...copy.question, rows: 3 },
        language: { as: 'line', ...copy.language, optional: true },
        name: { as: 'line', ...copy.name, autoComplete: 'name', charsMax: 80 },
        contact: { as: 'contact', ...copy.contact },
      },
    }),
  ),
}
