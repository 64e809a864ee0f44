import { copy as courseWords } from '#app/features/learning/copy.ts'
import {
  type CourseTab,
  type CourseType,
  DESCRIPTION_CHARS_MAX,
  isSlug,
  isWebAddress,
  LINE_CHARS_MAX,
  MINUTES_MAX,
  MODULE_CHARS_MAX,
  MODULES_MAX,
  NOTE_CHARS_MAX,
  RATING_MAX,
  RATING_MIN,
  SLUG_CHARS_MAX,
  STUDENTS_MAX,
  TAG_CHARS_MAX,
  TAGS_MAX,
  TITLE_CHARS_MAX,
  type Track,
  URL_CHARS_MAX,
} from '#app/features/learning/schema.ts'
import { declareForm, type ValuesOf } from '#app/platform/form/fields.ts'
import { cleanLine, latinDigits } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const words = copy.fields
const wrong = courseWords.fields
const line = { as: 'line', charsMax: LINE_CHARS_MAX } as const
const note = { as: 'line', charsMax: NOTE_CHARS_MAX } as const
const text = { as: 'text', charsMax: DESCRIPTION_CHARS_MAX } as const
const people = perLanguage(
  () => ({ as: 'number', min: 0, max: STUDENTS_MAX, wrong: wrong.number(0, STUDENTS_MAX) }) as const,
)
const slug = perLanguage(
  () =>
    ({
      as: 'line',
      charsMax: SLUG_CHARS_MAX,
      missing: wrong.slug,
      wrong: wrong.slug,
      read: (typed: string) => (isSlug(typed) ? typed : null),
    }) as const,
)

/**
 * A course as an operator enters it. Either a learning path (`track` and `badge`; its modules are entered separately)
 * or an external course (`tab` and `url`). `rating` and `ratings` are the average and number of ratings, and `students`
 * the number of learners, before this platform; `figuresNote` is their source.
 */
export const courseForm = perLanguage(() =>
  declareForm({
    fields: {
      slug: { ...slug, ...words.slug },
      title: { as: 'line', charsMax: TITLE_CHARS_MAX, ...words.title },
      provider: { ...line, ...words.provider },
      type: { as: 'select', options: courseWords.types, ...words.type },
      tab: { as: 'select', options: courseWords.tabs, ...words.tab, optional: true },
      url: {
        as: 'line',
        charsMax: URL_CHARS_MAX,
        ...words.url,
        wrong: wrong.url,
        read: (typed: string) => (isWebAddress(typed) ? typed : null),
        optional: true,
      },
      track: { as: 'select', options: courseWords.tracks, ...words.track, optional: true },
      badge: { ...line, ...words.badge, optional: true },
      description: { ...text, rows: 5, ...words.description },
      duration: { ...line, ...words.duration },
      level: { as: 'select', options: courseWords.levels, ...words.level },
      instructor: { ...line, ...words.instructor, optional: true },
      languages: { ...line, ...words.languages },
      /** What is free and what is not. */
      costNote: { ...note, ...words.costNote },
      tags: { ...line, ...words.tags, wrong: wrong.tags(TAGS_MAX), read: readTags, optional: true },
      students: { ...people, ...words.students },
      rating: { ...line, ...words.rating, wrong: wrong.rating, read: readRating, optional: true },
      ratings: { ...people, ...words.ratings },
      figuresNote: { ...note, ...words.figuresNote, optional: true },
    },
    checks: [
      { field: 'type', message: wrong.path, isRight: isPathOrExternal },
      {
        field: 'figuresNote',
        message: wrong.source,
        isRight: ({ students, rating, ratings, figuresNote }) =>
          figuresNote !== null || (students === 0 && rating === null && ratings === 0),
      },
      {
        field: 'rating',
        message: wrong.rating,
        isRight: ({ rating, ratings }) => (rating === null) === (ratings === 0),
      },
    ],
  }),
)
export type CourseInput = ValuesOf<typeof courseForm.fields>

/** 'python, first steps' -> ['python', 'first steps'] */
function readTags(typed: string): readonly string[] | null {
  const tags = [...new Set(typed.split(/[,;\n]/).map(cleanLine))].filter(Boolean)
  return tags.length <= TAGS_MAX && tags.every((tag) => tag.length <= TAG_CHARS_MAX) ? tags : null
}

/** '4.6' -> 4.6 */
function readRating(typed: string): number | null {
  const rating = Number(latinDigits(typed))
  return rating >= RATING_MIN && rating <= RATING_MAX ? rating : null
}

interface Kind {
  type: CourseType
  tab: CourseTab | null
  track: Track | null
  url: string | null
  badge: string | null
}

function isPathOrExternal({ type, tab, track, url, badge }: Kind): boolean {
  return type === 'path'
    ? track !== null && badge !== null && tab === null && url === null
    : tab !== null && url !== null && track === null && badge === null
}

const { link } = copy

export const linkCheckForm = declareForm({
  fields: { result: { as: 'radios', label: link.title, options: { works: link.works, broken: link.broken } } },
})

const moduleWords = copy.modules.fields

/** One module of a learning path; an existing slug is updated. `body` is plain text in paragraphs. */
export const moduleForm = perLanguage(() =>
  declareForm({
    fields: {
      slug: { ...slug, ...moduleWords.slug },
      position: { as: 'number', min: 1, max: MODULES_MAX, ...moduleWords.position },
      title: { as: 'line', charsMax: TITLE_CHARS_MAX, ...moduleWords.title },
      minutes: { as: 'number', min: 1, max: MINUTES_MAX, ...moduleWords.minutes },
      body: { as: 'text', rows: 12, charsMax: MODULE_CHARS_MAX, ...moduleWords.body },
      /** The exercise at the end of the module. */
      task: { ...text, rows: 3, ...moduleWords.task },
    },
  }),
)
export type ModuleInput = ValuesOf<typeof moduleForm.fields> & { course: string }

const spotlightWords = copy.spotlights.fields

/** A learner shown on the /sow page with their consent. `courses`: slug -> title. */
export const spotlightForm = (courses: Readonly<Record<string, string>>) =>
  declareForm({
    fields: {
      course: { as: 'select', options: courses, ...spotlightWords.course },
      name: { ...line, ...spotlightWords.name },
      place: { ...line, ...spotlightWords.place },
      quote: { ...text, rows: 4, ...spotlightWords.quote },
      /** What they did with what they learned, in one sentence. */
      step: { ...line, ...spotlightWords.step },
      /** When and how they consented; never shown to the public. */
      consent: { ...note, charsMin: 10, ...spotlightWords.consent, missing: wrong.consent, wrong: wrong.consent },
    },
  })
export type SpotlightInput = ValuesOf<ReturnType<typeof spotlightForm>['fields']>
