import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

export const referForms = {
  referral: perLanguage(() =>
    defineForm({
      kind: 'referral',
      title: copy.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'own',
      fields: {
        name: { as: 'line', ...copy.name, charsMax: 80, autoComplete: 'off' },
        email: { as: 'contact', ...copy.email },
        wing: { as: 'select', ...copy.wing },
        reason: { as: 'text', ...copy.reason, rows: 3 },
        opportunity: { as: 'line', ...copy.opportunity, optional: true },
        notify: { as: 'check', ...copy.notify, optional: true },
        own: { as: 'contact', ...copy.own, optional: true },
      },
    }),
  ),
}
