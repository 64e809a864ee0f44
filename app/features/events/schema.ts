import { HOUR_MS } from '#app/platform/time/durations.ts'
import type { Contact } from '#app/platform/text/contact.ts'
import { latinDigits } from '#app/platform/text/text.ts'

export const NAME_CHARS_MAX = 80
export const TITLE_CHARS_MAX = 120
export const LINE_CHARS_MAX = 200
export const DESCRIPTION_CHARS_MAX = 4_000
export const EVENT_SLUG_CHARS_MAX = 60
export const PICTURE_ALT_CHARS_MAX = 200
export const CAPACITY_MAX = 100_000
export const REASON_CHARS_MAX = 300
export const EVENT_MS_MAX = 72 * HOUR_MS
export const EVENTS_SHOWN_MAX = 50
export const TICKETS_LISTED_MAX = 2_000
/** Names and contacts of visitors are kept for this long after an event. */
export const CONTACT_KEPT_DAYS = 30

/** The series an event belongs to; it decides the path and the privacy. */
export const CIRCLES = ['heartbeat', 'sahaara'] as const
export type Circle = (typeof CIRCLES)[number]

export const EVENT_TYPES = ['dj-night', 'dinner-dance', 'youth-campaign', 'stress-free'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Free, or with a gift of any amount to the event's campaign. */
export const ENTRIES = ['free', 'gift'] as const
export type Entry = (typeof ENTRIES)[number]

/** Ten of 32 characters that are not easily confused: 50 bits. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_CHARS = 10
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_CHARS}}$`)

/** The stored form of a typed or scanned code; null when it is not a code. */
export function readCode(typed: string): string | null {
  const code = latinDigits(typed).toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** In a private circle no page reveals whether an address has a ticket. */
export const PRIVATE_CIRCLES: readonly Circle[] = ['sahaara']
export const isPrivateCircle = (circle: Circle): boolean => PRIVATE_CIRCLES.includes(circle)

/** `key` is the idempotency key of the form. */
export interface JoinInput {
  key: string
  name: string
  contact: Contact
}
