import { PEOPLE_MAX, PERSON_NAME_CHARS_MAX } from '#app/features/fundraising/pictures/picture-limits.ts'
import { declareForm, keyField } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

export const peopleForm = perLanguage(() =>
  declareForm({
    fields: {
      people: {
        as: 'number',
        min: 0,
        max: PEOPLE_MAX,
        label: copy.people.label,
        hint: copy.people.hint,
        missing: copy.people.missing,
        wrong: copy.people.wrong(PEOPLE_MAX),
      },
    },
  }),
)

const name = { as: 'line', charsMax: PERSON_NAME_CHARS_MAX } as const

export const consentForm = perLanguage(() =>
  declareForm({
    fields: {
      key: keyField(copy.expired, isUuid),
      name: { ...name, ...copy.consent.name },
      relation: { ...name, ...copy.consent.relation },
      way: { as: 'radios', ...copy.consent.way },
      guardian: { ...name, optional: true, label: copy.consent.guardian.label, hint: copy.consent.guardian.hint },
      givenOn: {
        as: 'date',
        label: copy.consent.givenOn.label,
        missing: copy.consent.givenOn.missing,
        wrong: copy.consent.givenOn.wrong,
      },
    },
  }),
)
