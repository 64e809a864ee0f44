import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

export const supportForms = {
  need: perLanguage(() =>
    defineForm({
      kind: 'need-support',
      title: copy.title,
      queue: 'safety',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'contact',
      asksSafeTime: true,
      isUrgent: () => true,
      fields: {
        message: { as: 'text', ...copy.message, rows: 5 },
        name: { as: 'line', ...copy.name, optional: true, charsMax: 80 },
        contact: { as: 'contact', ...copy.contact },
        safeTime: { as: 'line', ...copy.safeTime, optional: true },
      },
    }),
  ),
}
