import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { copy } from './copy.ts'

const LINE_CHARS_MAX = 120
const words = copy.fields
const line = { as: 'line', charsMax: LINE_CHARS_MAX } as const

export const chapterForm = declareForm({
  fields: {
    name: { ...line, ...words.name },
    place: { ...line, ...words.place },
    region: { as: 'select', options: optionsOf(INDIAN_STATES), ...words.region },
    meets: { ...line, ...words.meets },
  },
})
