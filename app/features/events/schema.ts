import * as v from 'valibot'
import { SLUG } from '#app/features/fundraising/schema.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { typedName } from '#app/platform/form/text-schemas.ts'
import { cleanLine, cleanText } from '#app/platform/text/text.ts'
import { type Contact, readContact } from '#app/platform/text/contact.ts'
import { copy } from './copy.ts'

export const NAME_CHARS_MAX = 80
export const TITLE_CHARS_MAX = 120
export const LINE_CHARS_MAX = 200
export const DESCRIPTION_CHARS_MAX = 4_000
const EVENT_SLUG_CHARS_MAX = 60
export const CAPACITY_MAX = 100_000
export const REASON_CHARS_MAX = 300
const EVENT_MS_MAX = 72 * HOUR_MS
export const EVENTS_SHOWN_MAX = 50
export const EVENTS_LISTED_MAX = 500
export const TICKETS_LISTED_MAX = 2_000
/** So long after an event the names and contacts of visitors are kept. */
export const CONTACT_KEPT_DAYS = 30

/** Whose events they are; decides where they stand and how quiet they are kept. */
export const CIRCLES = ['heartbeat', 'sahaara'] as const
export type Circle = (typeof CIRCLES)[number]

export const EVENT_TYPES = ['dj-night', 'dinner-dance', 'youth-campaign', 'stress-free'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Free, or by a gift of any size to the campaign of the event. */
export const ENTRIES = ['free', 'gift'] as const
export type Entry = (typeof ENTRIES)[number]

/** Ten of 32 signs that cannot be mistaken for one another: 50 bits, not to be guessed. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_CHARS = 10
const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_CHARS}}$`)

/** The code as it is kept, from what somebody typed or scanned; null when it is none. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** Who comes there is nobody's business: no page tells whether an address holds a place. */
export const isPrivateCircle = (circle: Circle): boolean => circle === 'sahaara'

const typed = v.optional(v.string(), '')

/** What is known of a private circle's guests goes by mail alone: no phone number is taken. */
function contactFor(circle: Circle, text: string): Contact | null {
  const contact = readContact(text)
  return contact?.phone && isPrivateCircle(circle) ? null : contact
}

/** The form that takes a place: key (from the form, made when it was drawn), name, contact. */
export const joinForm = (circle: Circle) =>
  v.object({
    key: v.pipe(typed, v.regex(/^[\w-]{16,64}$/, copy.join.key)),
    name: typedName(NAME_CHARS_MAX, copy.join.name),
    contact: v.pipe(
      typed,
      v.transform((text) => contactFor(circle, text)),
      v.custom<Contact>((contact) => contact !== null, isPrivateCircle(circle) ? copy.join.email : copy.join.contact),
    ),
  })
export type JoinInput = v.InferOutput<ReturnType<typeof joinForm>>

const words = copy.event
const line = (max: number) =>
  v.pipe(
    v.string(words.missing),
    v.transform(cleanLine),
    v.minLength(1, words.missing),
    v.maxLength(max, words.tooLong),
  )
const whole = (min: number) =>
  v.pipe(
    v.number(words.number),
    v.integer(words.number),
    v.minValue(min, words.number),
    v.maxValue(CAPACITY_MAX, words.number),
  )

const fields = v.object({
  slug: v.pipe(v.string(words.slug), v.regex(SLUG, words.slug), v.maxLength(EVENT_SLUG_CHARS_MAX, words.slug)),
  title: line(TITLE_CHARS_MAX),
  type: v.picklist(EVENT_TYPES, words.missing),
  circle: v.picklist(CIRCLES, words.missing),
  startsAt: v.date(words.time),
  endsAt: v.date(words.time),
  place: line(LINE_CHARS_MAX),
  /** Only who holds a place sees it. */
  onlineUrl: v.nullable(v.pipe(v.string(words.link), v.url(words.link), v.regex(/^https:\/\//, words.link))),
  cause: v.nullable(line(LINE_CHARS_MAX)),
  /** One line for cards. */
  summary: line(LINE_CHARS_MAX),
  description: v.pipe(
    v.string(words.missing),
    v.transform(cleanText),
    v.minLength(1, words.missing),
    v.maxLength(DESCRIPTION_CHARS_MAX, words.tooLong),
  ),
  /** What was raised, and the goal, are the campaign's. */
  campaignSlug: v.nullable(v.pipe(v.string(), v.regex(SLUG, words.slug))),
  capacity: v.nullable(whole(1)),
  entry: v.picklist(ENTRIES, words.missing),
  /** People who said yes elsewhere, for example on a paper list; they hold places too. */
  attendeesBaseline: whole(0),
  baselineNote: v.nullable(line(LINE_CHARS_MAX)),
})
type Fields = v.InferOutput<typeof fields>

/** A rule over several fields: its message stands at the field. */
const rule = (field: keyof Fields, message: string, holds: (event: Fields) => boolean) =>
  v.forward(v.check(holds, message), [field] as never) as v.GenericValidation<Fields>

/** An event as an operator writes it. */
export const eventInput = v.pipe(
  fields,
  rule('endsAt', words.end, ({ startsAt, endsAt }) => {
    const lastsMs = endsAt.getTime() - startsAt.getTime()
    return lastsMs > 0 && lastsMs <= EVENT_MS_MAX
  }),
  rule('entry', words.giftNeedsCampaign, ({ entry, campaignSlug }) => entry === 'free' || campaignSlug !== null),
  rule(
    'baselineNote',
    words.baselineNote,
    ({ attendeesBaseline, baselineNote }) => attendeesBaseline === 0 || baselineNote !== null,
  ),
  rule(
    'capacity',
    words.capacity,
    ({ capacity, attendeesBaseline }) => capacity === null || capacity >= attendeesBaseline,
  ),
)
export type EventInput = v.InferOutput<typeof eventInput>

/** The same as a posted form: text everywhere, times as `2026-12-05T18:30` on an Indian clock, empty for none. */
export const eventForm = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((form) => {
    const text = (name: string) => form[name]?.trim() || null
    const number = (name: string) => (text(name) === null ? null : Number(text(name)))
    return {
      ...form,
      startsAt: readIndianTime(form['startsAt']),
      endsAt: readIndianTime(form['endsAt']),
      onlineUrl: text('onlineUrl'),
      cause: text('cause'),
      campaignSlug: text('campaignSlug'),
      capacity: number('capacity'),
      attendeesBaseline: number('attendeesBaseline') ?? 0,
      baselineNote: text('baselineNote'),
    }
  }),
  eventInput,
)

function readIndianTime(text = ''): Date | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? new Date(`${text}:00+05:30`) : undefined
}

export const cancelEventInput = v.object({
  slug: v.pipe(v.string(), v.regex(SLUG, words.slug)),
  reason: v.pipe(
    v.string(words.reason),
    v.transform(cleanLine),
    v.minLength(3, words.reason),
    v.maxLength(REASON_CHARS_MAX, words.tooLong),
  ),
})
export type CancelEventInput = v.InferOutput<typeof cancelEventInput>

export const checkInInput = v.object({
  code: v.pipe(
    typed,
    v.transform(readCode),
    v.custom<string>((code) => code !== null, words.code),
  ),
})
export type CheckInInput = v.InferOutput<typeof checkInInput>
