import { cleanLine, SLUG } from '#app/platform/text/text.ts'

// Limits, filters and choices. Safe for the browser.

const SEARCH_CHARS_MAX = 100
export const SLUG_CHARS_MAX = 60
export const TITLE_CHARS_MAX = 120
export const LINE_CHARS_MAX = 160
export const DESCRIPTION_CHARS_MAX = 1_200
export const NOTE_CHARS_MAX = 400
export const URL_CHARS_MAX = 500
export const TAG_CHARS_MAX = 30
export const TAGS_MAX = 6
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
  /** Null for every tab, which is what a search looks in until a tab is chosen. */
  tab: CourseTab | null
  /** Matched in title and provider, ignoring case. */
  q: string
}

/** Parses the query parameters; never fails. Without a search an unknown tab becomes the first one; a long text is cut. */
export function readCourseFilter(params: URLSearchParams): CourseFilter {
  const q = cleanLine(params.get('q') ?? '').slice(0, SEARCH_CHARS_MAX)
  const tab = TABS.find((known) => known === params.get('tab'))
  return { tab: tab ?? (q === '' ? TABS[0] : null), q }
}

/** The track with this name, or null for all tracks. */
export const findTrack = (name: string | null): Track | null => TRACKS.find((track) => track === name) ?? null

export const isSlug = (text: string): boolean => text.length <= SLUG_CHARS_MAX && SLUG.test(text)

/** The link of an external course: https, without credentials. */
export function isWebAddress(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, username, password } = new URL(given)
  return protocol === 'https:' && username === '' && password === ''
}
