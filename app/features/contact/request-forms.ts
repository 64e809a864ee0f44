import { defineForm } from '#app/features/requests/form.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

const words = copy.contact

export const frontForms = {
  contact: perLanguage(() =>
    defineForm({
      kind: 'contact',
      title: words.title,
      queue: 'front',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'email',
      isUrgent: ({ type }) => type === 'support' || type === 'pictures' || type === 'order',
      legalHours: ({ type }) =>
        type === 'pictures' ? COMPLAINT_HOURS.picturesOfBody : type === 'order' ? COMPLAINT_HOURS.order : undefined,
      fields: {
        name: { as: 'line', ...words.name, autoComplete: 'name', charsMax: 80 },
        email: { as: 'contact', ...words.email },
        type: { as: 'select', ...words.type, optional: true },
        subject: { as: 'line', ...words.subject, optional: true },
        message: { as: 'text', ...words.message },
      },
    }),
  ),
}
