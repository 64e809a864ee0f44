import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

const AMOUNT_MIN = 1_000
const AMOUNT_MAX = 5_00_00_000
const { interest, startup } = copy

export const seedsForms = {
  interest: perLanguage(() =>
    defineForm({
      kind: 'startup-interest',
      title: interest.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'email',
      fields: {
        startup: { as: 'line', ...interest.startup },
        amount: { as: 'number', min: AMOUNT_MIN, max: AMOUNT_MAX, ...interest.amount },
        message: { as: 'text', ...interest.message, rows: 3, optional: true },
        name: { as: 'line', ...copy.name, autoComplete: 'name', charsMax: 80 },
        email: { as: 'contact', ...copy.email },
        understood: { as: 'check', ...interest.understood },
      },
    }),
  ),
  startup: perLanguage(() =>
    defineForm({
      kind: 'startup-submission',
      title: startup.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      nameField: 'founder',
      contactField: 'email',
      fields: {
        founder: { as: 'line', ...startup.founder, autoComplete: 'name', charsMax: 80 },
        email: { as: 'contact', ...copy.email },
        startup: { as: 'line', ...startup.startupName },
        industry: { as: 'line', ...startup.industry },
        stage: { as: 'select', ...startup.stage },
        amount: { as: 'number', min: AMOUNT_MIN, max: AMOUNT_MAX, ...startup.amount },
        equity: { as: 'number', min: 0, max: 100, ...startup.equity, optional: true },
        description: { as: 'text', ...startup.description },
      },
    }),
  ),
}
