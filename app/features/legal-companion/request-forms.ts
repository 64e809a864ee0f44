import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

export const legalForms = {
  intake: perLanguage(() =>
    defineForm({
      kind: 'legal-intake',
      title: copy.title,
      queue: 'legal',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'contact',
      asksSafeTime: true,
      isUrgent: ({ when }) => when !== 'later',
      fields: {
        matter: { as: 'select', ...copy.matter },
        when: { as: 'radios', ...copy.when },
        question: { as: 'text', ...copy.question },
        name: { as: 'line', ...copy.name, charsMax: 80, autoComplete: 'off' },
        contact: { as: 'contact', ...copy.contact },
        safe: { as: 'line', ...copy.safe },
        place: { as: 'line', ...copy.place, optional: true },
        handover: { as: 'check', ...copy.handover, optional: true },
      },
    }),
  ),
}
