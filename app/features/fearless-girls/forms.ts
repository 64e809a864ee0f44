import { copy as circles } from '#app/features/circles/copy.ts'
import { INTEREST_KINDS, NAME_CHARS_MAX } from '#app/features/circles/schema.ts'
import { copy as squads } from '#app/features/squads/copy.ts'
import { BADGES, emailsField, SQUAD_NAME_CHARS_MAX } from '#app/features/squads/schema.ts'
import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { stateOptions } from '#app/platform/india/state-name.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { join, squad } = copy

/** To join a chapter, or to start one. */
export const interestForm = perLanguage(() =>
  declareForm({
    fields: {
      kind: {
        as: 'radios',
        label: join.kind,
        options: optionsOf(INTEREST_KINDS, (kind) => join.kinds[kind]),
        missing: circles.kind,
      },
      name: {
        as: 'line',
        label: join.name,
        charsMax: NAME_CHARS_MAX,
        missing: circles.name.missing,
        tooLong: circles.name.tooLong(NAME_CHARS_MAX),
      },
      contact: { as: 'contact', label: join.contact, hint: join.contactHint, ...circles.contact },
      region: { as: 'select', label: join.region, options: stateOptions(), missing: circles.region },
      consent: { as: 'check', label: join.consent, missing: circles.consent },
    },
  }),
)

/** A squad with its first invitations. */
export const squadForm = perLanguage(() =>
  declareForm({
    fields: {
      name: {
        as: 'line',
        isName: true,
        label: squad.name,
        charsMax: SQUAD_NAME_CHARS_MAX,
        missing: squads.form.name,
        tooLong: squads.form.tooLong(SQUAD_NAME_CHARS_MAX),
      },
      badge: {
        as: 'radios',
        label: squad.badge,
        options: optionsOf(BADGES, (badge) => squads.badges[badge]),
        missing: squads.form.badge,
      },
      emails: emailsField({ label: squad.emails, hint: squad.emailsHint }),
    },
  }),
)
