import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

export const comeBackForms = {
  comeback: perLanguage(() =>
    defineForm({
      kind: 'come-back',
      title: copy.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'contact',
      asksSafeTime: true,
      fields: {
        pathway: { as: 'radios', ...copy.pathway },
        step: { as: 'text', ...copy.step, rows: 3 },
        away: { as: 'text', ...copy.away, rows: 3, optional: true },
        name: { as: 'line', ...copy.name, autoComplete: 'name', charsMax: 80 },
        contact: { as: 'contact', ...copy.contact },
        safe: { as: 'line', ...copy.safe, optional: true },
      },
    }),
  ),
}
