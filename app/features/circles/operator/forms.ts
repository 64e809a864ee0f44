import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { WEEKDAYS } from '#app/features/circles/schema.ts'
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
    weekday: { as: 'select', options: optionsOf(WEEKDAYS), ...words.weekday, optional: true },
    meets: { ...line, ...words.meets },
  },
})

/** The chapter that accepts somebody, by its slug; the server takes any, the screen offers those of one state. */
export const acceptForm = (chapters: Readonly<Record<string, string>>) =>
  declareForm({ fields: { chapter: { as: 'select', options: chapters, ...copy.waiting.chapter } } })
