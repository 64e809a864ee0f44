import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

const name = perLanguage(() => ({ as: 'line', ...copy.name, autoComplete: 'name', charsMax: 80 }) as const)
const contact = perLanguage(() => ({ as: 'contact', ...copy.contact }) as const)
const answered = { answerHours: ANSWER_HOURS, nameField: 'name', contactField: 'contact' } as const

/** One form per role. */
export const mutuallyForms = {
  leader: perLanguage(() =>
    defineForm({
      kind: 'mutually-leader',
      title: copy.leader.title,
      queue: 'programmes',
      ...answered,
      fields: {
        place: { as: 'line', ...copy.leader.place },
        why: { as: 'text', ...copy.leader.why, rows: 3 },
        name,
        contact,
      },
    }),
  ),
  organization: perLanguage(() =>
    defineForm({
      kind: 'mutually-organization',
      title: copy.organization.title,
      queue: 'partnership',
      ...answered,
      fields: {
        organization: { as: 'line', ...copy.organization.organization, autoComplete: 'organization' },
        why: { as: 'text', ...copy.organization.why, rows: 3 },
        name,
        contact,
      },
    }),
  ),
  funder: perLanguage(() =>
    defineForm({
      kind: 'mutually-funder',
      title: copy.funder.title,
      queue: 'partnership',
      ...answered,
      fields: {
        organization: { as: 'line', ...copy.funder.organization, autoComplete: 'organization', optional: true },
        why: { as: 'text', ...copy.funder.why, rows: 3 },
        name,
        contact,
      },
    }),
  ),
}
