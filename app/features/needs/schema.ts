import { CAUSE_CATEGORIES } from '#app/features/stories/schema.ts'
import { findIndianState } from '#app/platform/india/states.ts'
import { cleanLine } from '#app/platform/text/text.ts'

/** `volunteers`: help for a planned day; `causes`: help for a cause over some time. */
export const NEED_KINDS = ['volunteers', 'causes'] as const
export type NeedKind = (typeof NEED_KINDS)[number]

export const TITLE_CHARS_MAX = 100
export const DESCRIPTION_CHARS_MAX = 2_000
export const PLACE_CHARS_MAX = 120
export const MESSAGE_CHARS_MAX = 1_000
export const OFFER_CHARS_MAX = 160
export const WORD_CHARS_MAX = 500
export const REASON_CHARS_MAX = 300
export const SEARCH_CHARS_MAX = 80
const COLLEGE_CHARS_MAX = 120
export const HANDS_MAX = 500
/** How many days ahead a need's day may be. */
export const DAYS_AHEAD_MAX = 365
export const NEEDS_PER_PAGE = 20
/** Open needs of one student at a time. */
export const OPEN_NEEDS_MAX = 10
export const ANSWERS_A_DAY_MAX = 20
/** Answers that one need accepts. */
export const ANSWERS_MAX = 200

/** Filter of the board. */
export interface NeedFilter {
  kind: NeedKind | null
  cause: string | null
  region: string | null
  /** A college's full name, case-insensitive. */
  college: string | null
  /** Part of a title, description, place or college, case-insensitive. */
  q: string | null
  /** True for closed needs, with their notes. */
  isClosed: boolean
  cursor: NeedCursor | null
}

/** Position of the last need of the previous page. */
export interface NeedCursor {
  createdAtMs: number
  id: string
}

const CURSOR = /^(\d{1,15})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

export const writeCursor = ({ createdAtMs, id }: NeedCursor): string => `${createdAtMs}-${id}`

/** Reads the filter from a URL. Unknown values are ignored; never throws. */
export function readNeedFilter(params: URLSearchParams): NeedFilter {
  const [, at, id] = CURSOR.exec(params.get('cursor') ?? '') ?? []
  return {
    kind: oneOf(NEED_KINDS, params.get('kind')),
    cause: oneOf(CAUSE_CATEGORIES, params.get('cause')),
    region: findIndianState(params.get('region')),
    college: cleanLine(params.get('college') ?? '').slice(0, COLLEGE_CHARS_MAX) || null,
    q: cleanLine(params.get('q') ?? '').slice(0, SEARCH_CHARS_MAX) || null,
    isClosed: params.get('show') === 'closed',
    cursor: at && id ? { createdAtMs: Number(at), id } : null,
  }
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | null {
  return values.find((value) => value === wanted) ?? null
}
