import { defineForm } from '#app/features/requests/form.ts'
import { reportHoursOf } from '#app/features/requests/reports/schema.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

export const needsForms = {
  report: perLanguage(() =>
    defineForm({
      kind: 'need-report',
      title: copy.report.title,
      queue: 'safety',
      answerHours: ANSWER_HOURS,
      contactField: 'contact',
      isUrgent: ({ rule }) => rule === 'danger' || rule === 'pictures',
      legalHours: ({ rule }) => reportHoursOf(rule),
      fields: {
        need: { as: 'line', ...copy.report.need },
        rule: { as: 'radios', ...copy.report.rule },
        note: { as: 'text', ...copy.report.note, optional: true, charsMax: 500, rows: 3 },
        contact: { as: 'contact', ...copy.report.contact, optional: true },
      },
    }),
  ),
}
