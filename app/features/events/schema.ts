import * as v from 'valibot'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { typedName } from '#app/platform/form/text-schemas.ts'
import { type Contact, readContact } from '#app/platform/text/contact.ts'
import { copy } from './copy.ts'

export const NAME_CHARS_MAX = 80
export const TITLE_CHARS_MAX = 120
export const LINE_CHARS_MAX = 200
export const DESCRIPTION_CHARS_MAX = 4_000
export const EVENT_SLUG_CHARS_MAX = 60
export const CAPACITY_MAX = 100_000
export const REASON_CHARS_MAX = 300
export const EVENT_MS_MAX = 72 * HOUR_MS
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
