import * as v from 'valibot'
import { cleanLine, cleanText } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

// Input shapes and limits. Safe for the browser.

const SEARCH_CHARS_MAX = 100
const SLUG_CHARS_MAX = 60
export const TITLE_CHARS_MAX = 120
export const LINE_CHARS_MAX = 160
export const DESCRIPTION_CHARS_MAX = 1_200
export const NOTE_CHARS_MAX = 400
export const URL_CHARS_MAX = 500
const TAG_CHARS_MAX = 30
const TAGS_MAX = 6
export const MODULE_CHARS_MAX = 8_000
export const MODULES_MAX = 40
export const MINUTES_MAX = 240
export const STUDENTS_MAX = 100_000_000
export const RATING_MIN = 1
export const RATING_MAX = 5
export const COURSES_SHOWN_MAX = 60
export const COURSES_LISTED_MAX = 500
/** A link check is due after this many days without one. */
export const LINK_CHECK_DAYS = 90

/** The tabs of the directory, in display order. */
export const TABS = ['ai', 'tech', 'business'] as const
export type CourseTab = (typeof TABS)[number]

export const TRACKS = ['ssr', 'seeds'] as const
export type Track = (typeof TRACKS)[number]

/** Who offers the course; `path` is our own. */
export const COURSE_TYPES = ['university', 'company', 'nonprofit', 'path'] as const
export type CourseType = (typeof COURSE_TYPES)[number]

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type Level = (typeof LEVELS)[number]

export const LINK_RESULTS = ['works', 'broken'] as const
export type LinkResult = (typeof LINK_RESULTS)[number]

export interface CourseFilter {
  tab: CourseTab
  /** Matched in title and provider, ignoring case. */
  q: string
}

/** Parses the query parameters; never fails. An unknown tab becomes the first one, a long text is cut. */
export function readCourseFilter(params: URLSearchParams): CourseFilter {
  const tab = TABS.find((known) => known === params.get('tab')) ?? TABS[0]
  return { tab, q: cleanLine(params.get('q') ?? '').slice(0, SEARCH_CHARS_MAX) }
}

/** The track with this name, or null for all tracks. */
export const findTrack = (name: string | null): Track | null => TRACKS.find((track) => track === name) ?? null

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const isSlug = (text: string): boolean => text.length <= SLUG_CHARS_MAX && SLUG.test(text)

const words = copy.fields
const typed = v.optional(v.string(), '')
const line = (charsMax: number) => v.pipe(typed, v.transform(cleanLine), v.maxLength(charsMax, words.tooLong(charsMax)))
const required = (charsMax: number) => v.pipe(line(charsMax), v.minLength(1, words.missing))
const text = (charsMax: number) =>
  v.pipe(typed, v.transform(cleanText), v.minLength(1, words.missing), v.maxLength(charsMax, words.tooLong(charsMax)))
const slug = v.pipe(
  v.string(words.slug),
  v.transform(cleanLine),
  v.maxLength(SLUG_CHARS_MAX, words.tooLong(SLUG_CHARS_MAX)),
  v.regex(SLUG, words.slug),
)

/** An integer, also as typed text. */
const whole = (min: number, max: number) =>
  v.pipe(
    v.optional(v.union([v.number(), v.string()]), ''),
    v.transform((given) => (typeof given === 'number' ? given : given.trim() === '' ? Number.NaN : Number(given))),
    v.check((number) => Number.isInteger(number) && number >= min && number <= max, words.number(min, max)),
  )

/** An optional choice. */
const optional = <Option extends string>(options: readonly Option[]) =>
  v.pipe(v.optional(v.nullable(v.picklist([...options, ''], words.choose)), ''), v.transform(nullIfEmpty<Option>))

function nullIfEmpty<Option extends string>(given: Option | '' | null): Option | null {
  return given === '' || given === null ? null : given
}

/** 'python, first steps' → ['python', 'first steps'] */
const tags = v.pipe(
  v.optional(v.union([v.array(v.string()), v.string()]), ''),
  v.transform((given) => [
    ...new Set((typeof given === 'string' ? given.split(/[,;\n]/) : given).map(cleanLine).filter(Boolean)),
  ]),
  v.check((list) => list.length <= TAGS_MAX && list.every((tag) => tag.length <= TAG_CHARS_MAX), words.tags(TAGS_MAX)),
)

/** '4.6' → 46 tenths; empty → null. */
const ratingTenths = v.pipe(
  v.optional(v.union([v.number(), v.string()]), ''),
  v.transform((given) => (typeof given === 'string' && given.trim() === '' ? null : Math.round(Number(given) * 10))),
  v.check((tenths) => tenths === null || (tenths >= RATING_MIN * 10 && tenths <= RATING_MAX * 10), words.rating),
)

const webAddress = v.pipe(
  line(URL_CHARS_MAX),
  v.transform((given) => given || null),
  v.check((given) => given === null || isWebAddress(given), words.url),
)

function isWebAddress(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, username, password } = new URL(given)
  return protocol === 'https:' && username === '' && password === ''
}

/**
 * A course as an operator enters it. Either a learning path (`track` and `badge`; its modules are entered separately)
 * or an external course (`tab` and `url`). `rating` and `ratings` are the average and number of ratings, and `students`
 * the number of learners, before this platform; `figuresNote` is their source.
 */
export const courseInput = v.pipe(
  v.object({
    slug,
    title: required(TITLE_CHARS_MAX),
    provider: required(LINE_CHARS_MAX),
    type: v.picklist(COURSE_TYPES, words.choose),
    tab: optional(TABS),
    track: optional(TRACKS),
    url: webAddress,
    badge: line(LINE_CHARS_MAX),
    description: text(DESCRIPTION_CHARS_MAX),
    duration: required(LINE_CHARS_MAX),
    level: v.picklist(LEVELS, words.choose),
    instructor: line(LINE_CHARS_MAX),
    languages: required(LINE_CHARS_MAX),
    /** What is free and what costs money. */
    costNote: required(NOTE_CHARS_MAX),
    tags,
    students: whole(0, STUDENTS_MAX),
    rating: ratingTenths,
    ratings: whole(0, STUDENTS_MAX),
    figuresNote: line(NOTE_CHARS_MAX),
  }),
  v.forward(v.partialCheck([['track'], ['badge'], ['tab'], ['url'], ['type']], isPathOrExternal, words.path), ['type']),
  v.forward(
    v.partialCheck(
      [['students'], ['rating'], ['ratings'], ['figuresNote']],
      ({ students, rating, ratings, figuresNote }) =>
        figuresNote !== '' || (students === 0 && rating === null && ratings === 0),
      words.source,
    ),
    ['figuresNote'],
  ),
  v.forward(
    v.partialCheck(
      [['rating'], ['ratings']],
      ({ rating, ratings }) => (rating === null) === (ratings === 0),
      words.rating,
    ),
    ['rating'],
  ),
)
/** Raw form values are accepted; the command parses them. */
export type CourseInput = v.InferInput<typeof courseInput>

interface Kind {
  type: CourseType
  tab: CourseTab | null
  track: Track | null
  url: string | null
  badge: string
}

function isPathOrExternal({ type, tab, track, url, badge }: Kind): boolean {
  return type === 'path'
    ? track !== null && badge !== '' && tab === null && url === null
    : tab !== null && url !== null && track === null && badge === ''
}

/** One module of a learning path; an existing slug is updated. `body` is plain text in paragraphs. */
export const moduleInput = v.object({
  course: slug,
  slug,
  position: whole(1, MODULES_MAX),
  title: required(TITLE_CHARS_MAX),
  minutes: whole(1, MINUTES_MAX),
  body: text(MODULE_CHARS_MAX),
  /** The exercise at the end of the module. */
  task: text(DESCRIPTION_CHARS_MAX),
})
export type ModuleInput = v.InferInput<typeof moduleInput>

export const linkCheckInput = v.object({ slug, result: v.picklist(LINK_RESULTS, words.choose) })
export type LinkCheckInput = v.InferInput<typeof linkCheckInput>

/** A learner shown on the /sow page with their consent. */
export const spotlightInput = v.object({
  course: slug,
  name: required(LINE_CHARS_MAX),
  place: required(LINE_CHARS_MAX),
  quote: text(DESCRIPTION_CHARS_MAX),
  /** What they did with what they learned, in one sentence. */
  step: required(LINE_CHARS_MAX),
  /** When and how they consented; never shown to the public. */
  consent: v.pipe(required(NOTE_CHARS_MAX), v.minLength(10, words.consent)),
})
export type SpotlightInput = v.InferInput<typeof spotlightInput>

/** A learner's rating of a course. */
export const ratingForm = v.object({ rating: whole(RATING_MIN, RATING_MAX) })
