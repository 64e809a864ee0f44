import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS, ANSWER_HOURS_NOT_URGENT } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

const NAME_CHARS_MAX = 80

const name = perLanguage(() => ({ as: 'line', ...copy.name, autoComplete: 'name', charsMax: NAME_CHARS_MAX }) as const)
const contact = perLanguage(() => ({ as: 'contact', ...copy.contact }) as const)
const sender = { queue: 'care', nameField: 'name', contactField: 'contact' } as const

export const docForms = {
  /** The page adds the current services with prices as options; the answer stores the option that the user saw. */
  booking: perLanguage(() =>
    defineForm({
      kind: 'doc-booking',
      title: copy.booking.title,
      ...sender,
      answerHours: ANSWER_HOURS,
      fields: {
        service: { as: 'line', ...copy.booking.service },
        day: { as: 'date', ...copy.booking.day },
        time: { as: 'select', ...copy.booking.time },
        place: { as: 'line', ...copy.booking.place },
        forWhom: { as: 'select', ...copy.booking.forWhom },
        name,
        contact,
        notes: { as: 'text', ...copy.booking.notes, rows: 3, optional: true },
        consent: { as: 'check', ...copy.booking.consent },
      },
    }),
  ),
  opportunity: perLanguage(() =>
    defineForm({
      kind: 'doc-opportunity',
      title: copy.opportunity.title,
      ...sender,
      answerHours: ANSWER_HOURS_NOT_URGENT,
      fields: {
        side: { as: 'radios', ...copy.opportunity.side },
        careTypes: { as: 'many', ...copy.opportunity.careTypes },
        place: { as: 'line', ...copy.place },
        name,
        contact,
        about: { as: 'text', ...copy.opportunity.about, rows: 3, optional: true },
      },
    }),
  ),
  story: perLanguage(() =>
    defineForm({
      kind: 'doc-story',
      title: copy.story.title,
      ...sender,
      answerHours: ANSWER_HOURS_NOT_URGENT,
      fields: {
        title: { as: 'line', ...copy.story.storyTitle },
        story: { as: 'text', ...copy.story.story, rows: 7 },
        name: { ...name, ...copy.story.name, optional: true },
        contact: { as: 'contact', ...copy.story.contact, optional: true },
        consent: { as: 'check', ...copy.story.consent },
      },
    }),
  ),
  support: perLanguage(() =>
    defineForm({
      kind: 'doc-support',
      title: copy.support.title,
      ...sender,
      answerHours: ANSWER_HOURS,
      isUrgent: ({ when }) => when === 'today',
      asksSafeTime: true,
      fields: {
        forWhom: { as: 'select', ...copy.support.forWhom },
        when: { as: 'radios', ...copy.support.when },
        need: { as: 'text', ...copy.support.need, rows: 4 },
        name,
        contact,
        safe: { as: 'line', ...copy.support.safe, optional: true },
      },
    }),
  ),
  volunteer: perLanguage(() =>
    defineForm({
      kind: 'doc-volunteer',
      title: copy.volunteer.title,
      ...sender,
      answerHours: ANSWER_HOURS_NOT_URGENT,
      fields: {
        give: { as: 'many', ...copy.volunteer.give },
        hours: { as: 'line', ...copy.volunteer.hours },
        place: { as: 'line', ...copy.place },
        name,
        contact,
        adult: { as: 'check', ...copy.volunteer.adult },
      },
    }),
  ),
  professional: perLanguage(() =>
    defineForm({
      kind: 'doc-professional',
      title: copy.professional.title,
      ...sender,
      contactField: 'email',
      answerHours: ANSWER_HOURS_NOT_URGENT,
      fields: {
        name,
        email: { as: 'contact', ...copy.professional.email },
        phone: { as: 'phone', ...copy.professional.phone },
        careTypes: { as: 'many', ...copy.professional.careTypes },
        registration: { as: 'line', ...copy.professional.registration, optional: true },
        dignityMeaning: { as: 'text', ...copy.professional.dignityMeaning, rows: 3 },
        careStory: { as: 'text', ...copy.professional.careStory, rows: 4 },
        experience: { as: 'text', ...copy.professional.experience, rows: 3 },
      },
      checks: [
        {
          field: 'registration',
          message: copy.professional.needsRegistration,
          isRight: ({ careTypes, registration }) => !careTypes.includes('nursing') || registration !== null,
        },
      ],
    }),
  ),
  nomination: perLanguage(() =>
    defineForm({
      kind: 'doc-nomination',
      title: copy.nomination.title,
      ...sender,
      answerHours: ANSWER_HOURS_NOT_URGENT,
      fields: {
        badge: { as: 'radios', ...copy.nomination.badge },
        nominee: { as: 'line', ...copy.nomination.nominee, charsMax: NAME_CHARS_MAX },
        place: { as: 'line', ...copy.nomination.place },
        reason: { as: 'text', ...copy.nomination.reason, rows: 4 },
        reach: { as: 'line', ...copy.nomination.reach },
        name,
        contact,
      },
    }),
  ),
}
