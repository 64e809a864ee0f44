import { defineForm } from '#app/features/requests/form.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { copy } from './request-forms-copy.ts'

const NAME_CHARS_MAX = 80

const { conversation, template, demo } = copy

export const conversationForm = perLanguage(() =>
  defineForm({
    kind: 'partnership',
    title: conversation.title,
    queue: 'partnership',
    answerHours: ANSWER_HOURS.conversation,
    nameField: 'firstName',
    contactField: 'email',
    isUrgent: ({ timeline }) => timeline === 'immediate',
    fields: {
      firstName: { as: 'line', ...conversation.firstName, autoComplete: 'given-name', charsMax: NAME_CHARS_MAX },
      lastName: { as: 'line', ...conversation.lastName, autoComplete: 'family-name', charsMax: NAME_CHARS_MAX },
      email: { as: 'contact', ...conversation.email },
      organization: { as: 'line', ...conversation.organization, autoComplete: 'organization' },
      type: { as: 'select', ...conversation.type },
      role: { as: 'line', ...conversation.role, autoComplete: 'organization-title' },
      goals: { as: 'text', ...conversation.goals },
      package: { as: 'select', ...conversation.package, optional: true },
      timeline: { as: 'select', ...conversation.timeline, optional: true },
    },
  }),
)

export const templateForm = perLanguage(() =>
  defineForm({
    kind: 'custom-template',
    title: template.title,
    queue: 'partnership',
    answerHours: ANSWER_HOURS.template,
    nameField: 'name',
    contactField: 'email',
    fields: {
      need: { as: 'text', ...template.need, rows: 4 },
      format: { as: 'many', ...template.format, optional: true },
      language: { as: 'line', ...template.language, optional: true },
      name: { as: 'line', ...template.name, autoComplete: 'name', charsMax: NAME_CHARS_MAX },
      organization: { as: 'line', ...template.organization, autoComplete: 'organization' },
      email: { as: 'contact', ...template.email },
    },
  }),
)

/** A demo at a free slot. `bookDemo` checks the slot and that it is booked once. */
export const demoForm = perLanguage(() =>
  defineForm({
    kind: 'demo',
    title: demo.title,
    queue: 'partnership',
    answerHours: ANSWER_HOURS.demo,
    nameField: 'name',
    contactField: 'email',
    hasOwnMail: true,
    fields: {
      time: { as: 'line', ...demo.time },
      name: { as: 'line', isName: true, ...demo.name, autoComplete: 'name', charsMax: NAME_CHARS_MAX },
      organization: { as: 'line', ...demo.organization, autoComplete: 'organization' },
      email: { as: 'contact', ...demo.email },
      way: { as: 'radios', ...demo.way },
      phone: { as: 'phone', ...demo.phone, optional: true },
      wishes: { as: 'text', ...demo.wishes, rows: 3, optional: true },
    },
    checks: [
      {
        field: 'phone',
        message: demo.phoneMissing,
        isRight: ({ way, phone }) => way !== 'phone' || phone !== null,
      },
    ],
  }),
)

export const partnershipForms = { conversationForm, templateForm, demoForm }
