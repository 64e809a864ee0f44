import { copy as courseWords } from '#app/features/learning/copy.ts'
import {
  DESCRIPTION_CHARS_MAX,
  LINE_CHARS_MAX,
  MINUTES_MAX,
  MODULE_CHARS_MAX,
  MODULES_MAX,
  NOTE_CHARS_MAX,
  STUDENTS_MAX,
  TITLE_CHARS_MAX,
  URL_CHARS_MAX,
} from '#app/features/learning/schema.ts'
import type { FormFields } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const words = copy.fields
const line = { as: 'line', charsMax: LINE_CHARS_MAX } as const
const note = { as: 'line', charsMax: NOTE_CHARS_MAX } as const
const text = { as: 'text', charsMax: DESCRIPTION_CHARS_MAX } as const

const fields: FormFields = {
  title: { as: 'line', charsMax: TITLE_CHARS_MAX, ...words.title },
  provider: { ...line, ...words.provider },
  type: { as: 'select', options: courseWords.types, ...words.type },
  tab: { as: 'select', options: courseWords.tabs, ...words.tab, optional: true },
  url: { as: 'line', charsMax: URL_CHARS_MAX, ...words.url, optional: true },
  track: { as: 'select', options: courseWords.tracks, ...words.track, optional: true },
  badge: { ...line, ...words.badge, optional: true },
  description: { ...text, rows: 5, ...words.description },
  duration: { ...line, ...words.duration },
  level: { as: 'select', options: courseWords.levels, ...words.level },
  instructor: { ...line, ...words.instructor, optional: true },
  languages: { ...line, ...words.languages },
  costNote: { ...note, ...words.costNote },
  tags: { ...line, ...words.tags, optional: true },
  students: { as: 'number', min: 0, max: STUDENTS_MAX, ...words.students },
  rating: { ...line, ...words.rating, optional: true },
  ratings: { as: 'number', min: 0, max: STUDENTS_MAX, ...words.ratings },
  figuresNote: { ...note, ...words.figuresNote, optional: true },
}

/** The slug can be set only when the course is created. */
export const courseFields = (isNew: boolean): FormFields =>
  isNew ? { slug: { ...line, ...words.slug }, ...fields } : fields

const moduleWords = copy.modules.fields

export const moduleFields = (isNew: boolean): FormFields => ({
  ...(isNew ? { slug: { ...line, ...moduleWords.slug } } : {}),
  position: { as: 'number', min: 1, max: MODULES_MAX, ...moduleWords.position },
  title: { as: 'line', charsMax: TITLE_CHARS_MAX, ...moduleWords.title },
  minutes: { as: 'number', min: 1, max: MINUTES_MAX, ...moduleWords.minutes },
  body: { as: 'text', rows: 12, charsMax: MODULE_CHARS_MAX, ...moduleWords.body },
  task: { ...text, rows: 3, ...moduleWords.task },
})

const spotlightWords = copy.spotlights.fields

export const spotlightFields = (courses: Readonly<Record<string, string>>): FormFields => ({
  course: { as: 'select', options: courses, ...spotlightWords.course },
  name: { ...line, ...spotlightWords.name },
  place: { ...line, ...spotlightWords.place },
  quote: { ...text, rows: 4, ...spotlightWords.quote },
  step: { ...line, ...spotlightWords.step },
  consent: { ...note, ...spotlightWords.consent },
})
