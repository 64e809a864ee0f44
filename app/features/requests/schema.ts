import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { latinDigits } from '#app/platform/text/text.ts'

/** What the sender sees after submitting. */
export interface Receipt {
  kind: string
  /** Code with which the sender tracks the request, also without an account. */
  code: string
  dueAt: Date
  /** The reply address; null when the sender left none. */
  contact: string | null
}

export const CODE_CHARS = 10
export const MESSAGE_CHARS_MAX = 4_000
export const REASON_CHARS_MAX = 500
export const INBOX_PAGE_SIZE = 30
/** Largest number of overdue requests in one run of the reminder job. */
export const REMINDED_MAX = 50
/** Length of the excerpt in the inbox. */
export const EXCERPT_CHARS = 160
export const EVENTS_MAX = 200
/** The same form with the same answers within this time is the same request. */
export const SAME_REQUEST_MS = 15 * MINUTE_MS

/** Normalises a typed code: 'k7qm-2xtp-9d' → 'K7QM2XTP9D'; '' when it cannot be a code. */
export function normalizeCode(typed: string): string {
  const code = latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return code.length === CODE_CHARS ? code : ''
}

/** Kinds of events. `replied` and `added` are visible to both sides, `noted` to the members of the queue only. */
export const EVENT_KINDS = ['received', 'assigned', 'noted', 'replied', 'added', 'closed', 'reopened'] as const
export type EventKind = (typeof EVENT_KINDS)[number]
export const SENDER_SEES: readonly EventKind[] = ['received', 'replied', 'added', 'closed', 'reopened']

export type RequestStatus = 'new' | 'in-hand' | 'answered' | 'closed'

/** An urgent request is due within this time, or sooner if its form promises that. */
export const URGENT_ANSWER_HOURS = 12
