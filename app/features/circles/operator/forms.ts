import type { DeclaredForm } from '#app/platform/declared-form/fields.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { copy } from './copy.ts'

const LINE_CHARS_MAX = 120
const words = copy.fields
const line = { as: 'line', charsMax: LINE_CHARS_MAX } as const

export const chapterForm: DeclaredForm = {
  fields: {
    name: { ...line, ...words.name },
    place: { ...line, ...words.place },
    region: {
      as: 'select',
      options: Object.fromEntries(INDIAN_STATES.map((region) => [region, region])),
      ...words.region,
    },
    meets: { ...line, ...words.meets },
  },
}
