import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './request-forms-copy.ts'

const AGE_MIN = 5
const AGE_MAX = 120

export const testimonyForms = {
  story: perLanguage(() =>
    defineForm({
      kind: 'testimony',
      title: copy.title,
      queue: 'stories',
      draft: 'ask',
      answerHours: 72,
      nameField: 'name',
      contactField: 'email',
      fields: {
        name: { as: 'line', ...copy.name, optional: true, autoComplete: 'name', charsMax: 80 },
        age: { as: 'number', ...copy.age, optional: true, min: AGE_MIN, max: AGE_MAX },
        location: { as: 'line', ...copy.location, optional: true, autoComplete: 'address-level2', charsMax: 80 },
        story: { as: 'text', ...copy.story, rows: 8 },
        consentAnonymous: { as: 'check', ...copy.consentAnonymous, optional: true },
        consentWithName: { as: 'check', ...copy.consentWithName, optional: true },
        email: { as: 'contact', ...copy.email, optional: true },
      },
      checks: [
        {
          field: 'consentAnonymous',
          message: copy.consentMissing,
          isRight: ({ consentAnonymous, consentWithName }) => consentAnonymous || consentWithName,
        },
        {
          field: 'name',
          message: copy.nameMissing,
          isRight: ({ name, consentAnonymous, consentWithName }) =>
            consentAnonymous || !consentWithName || name !== null,
        },
      ],
    }),
  ),
}
