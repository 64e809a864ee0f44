import { SORT_MAX, WORDS_CHARS_MAX } from '#app/features/helplines/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'
import { latinDigits } from '#app/platform/text/text.ts'

const words = copy.fields
const line = { as: 'line', charsMax: WORDS_CHARS_MAX } as const
const NUMBER = /^\+?\d{3,15}$/

const fields = {
  what: { ...line, ...words.what },
  note: { ...line, ...words.note, optional: true },
  hours: { ...line, ...words.hours },
  languages: { ...line, ...words.languages, optional: true },
  whatHi: { ...line, ...words.whatHi, optional: true },
  noteHi: { ...line, ...words.noteHi, optional: true },
  hoursHi: { ...line, ...words.hoursHi, optional: true },
  languagesHi: { ...line, ...words.languagesHi, optional: true },
  source: { ...line, ...words.source },
  verifiedOn: { as: 'date', ...words.verifiedOn, optional: true },
  sort: { as: 'number', min: 0, max: SORT_MAX, ...words.sort },
  isUrgent: { as: 'check', ...words.isUrgent, optional: true },
  isShown: { as: 'check', ...words.isShown, optional: true },
} as const

/** The number is the row's key: it can be set only for a new row. */
export const newHelplineForm = declareForm({
  fields: {
    number: { ...line, ...words.number, read: readNumber },
    ...fields,
  },
})
export const helplineForm = declareForm({ fields })

function readNumber(typed: string): string | null {
  const number = latinDigits(typed)
  return NUMBER.test(number) ? number : null
}
