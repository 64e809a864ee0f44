import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

const PEOPLE_MAX = 10_000

export const heartbeatForms = {
  plan: perLanguage(() =>
    defineForm({
      kind: 'heartbeat-plan',
      title: copy.plan.title,
      queue: 'programmes',
      answerHours: ANSWER_HOURS,
      nameField: 'name',
      contactField: 'contact',
      fields: {
        what: { as: 'text', ...copy.plan.what, rows: 3 },
        cause: { as: 'line', ...copy.plan.cause },
        place: { as: 'line', ...copy.plan.place },
        day: { as: 'date', ...copy.plan.day, optional: true },
        people: { as: 'number', min: 1, max: PEOPLE_MAX, ...copy.plan.people, optional: true },
        adult: { as: 'radios', ...copy.plan.adult },
        name: { as: 'line', ...copy.plan.name, autoComplete: 'name', charsMax: 80 },
        contact: { as: 'contact', ...copy.plan.contact },
      },
    }),
  ),
}
