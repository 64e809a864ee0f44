import * as v from 'valibot'
import { CAUSE_CATEGORIES } from '#app/features/stories/schema.ts'
import { normalizeContact } from '#app/platform/text/contact.ts'
import { findIndianState, INDIAN_STATES } from '#app/platform/india/states.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

/** `volunteers`: help for a planned day; `causes`: help for a cause over some time. */
export const NEED_KINDS = ['volunteers', 'causes'] as const
export type NeedKind = (typeof NEED_KINDS)[number]

export const TITLE_CHARS_MAX = 100
export const DESCRIPTION_CHARS_MAX = 2_000
export const PLACE_CHARS_MAX = 120
export const MESSAGE_CHARS_MAX = 1_000
export const OFFER_CHARS_MAX = 160
const CONTACT_CHARS_MAX = 120
const WORD_CHARS_MAX = 500
const REASON_CHARS_MAX = 300
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

const line = (charsMax: number) => v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(charsMax, copy.tooLong))
const requiredLine = (charsMax: number, missing: string) => v.pipe(line(charsMax), v.minLength(1, missing))
const contact = v.pipe(
  requiredLine(CONTACT_CHARS_MAX, copy.contact.missing),
  v.transform(normalizeContact),
  v.minLength(1, copy.contact.wrong),
)
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** A day such as '2026-11-30', or null. */
const day = v.pipe(
  line(10),
  v.check((typed) => typed === '' || (DAY.test(typed) && !Number.isNaN(Date.parse(typed))), copy.until.wrong),
  v.transform((typed) => typed || null),
)

/** The form that posts a need. `key` is created with the form and makes posting idempotent. */
export const needForm = v.object({
  key: v.pipe(v.string(copy.stale), v.uuid(copy.stale)),
  kind: v.picklist(NEED_KINDS, copy.kind),
  title: requiredLine(TITLE_CHARS_MAX, copy.title),
  description: requiredLine(DESCRIPTION_CHARS_MAX, copy.description),
  cause: v.picklist(CAUSE_CATEGORIES, copy.cause),
  region: v.picklist(INDIAN_STATES, copy.region),
  place: line(PLACE_CHARS_MAX),
  hands: v.pipe(
    line(4),
    v.check((typed) => typed === '' || (/^\d+$/.test(typed) && inRange(Number(typed))), copy.hands(HANDS_MAX)),
    v.transform((typed) => (typed ? Number(typed) : null)),
  ),
  until: day,
})
export type NeedInput = v.InferOutput<typeof needForm>

const inRange = (hands: number): boolean => hands >= 1 && hands <= HANDS_MAX

/** `consent` ('yes'): the author gets this contact by accepting. */
export const answerForm = v.object({
  message: requiredLine(MESSAGE_CHARS_MAX, copy.message),
  offer: line(OFFER_CHARS_MAX),
  contact,
  consent: v.literal('yes', copy.consent.answer),
})
export type AnswerInput = v.InferOutput<typeof answerForm>

/** `consent` ('yes'): the student who answered gets this contact. */
export const acceptForm = v.object({
  answerId: v.pipe(v.string(copy.stale), v.uuid(copy.stale)),
  contact,
  consent: v.literal('yes', copy.consent.accept),
})

export const closeForm = v.object({ word: requiredLine(WORD_CHARS_MAX, copy.word) })
export const reopenForm = v.object({ until: day })
export const hideForm = v.object({ reason: requiredLine(REASON_CHARS_MAX, copy.reason) })

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
