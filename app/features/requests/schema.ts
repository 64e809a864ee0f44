import * as v from 'valibot'
import { MINUTE_MS } from '#app/platform/durations.ts'
import { copy } from './copy.ts'

/** What the sender is told when it has arrived. */
export interface Receipt {
  kind: string
  /** With it she follows what becomes of her request, also without an account. */
  code: string
  dueAt: Date
  /** Where the answer goes; null when she left nothing. */
  contact: string | null
}

export const CODE_CHARS = 10
export const MESSAGE_CHARS_MAX = 4_000
export const REASON_CHARS_MAX = 500
export const INBOX_PAGE_SIZE = 30
/** Late ones in one round of reminding. */
export const REMINDED_MAX = 50
/** How much of a text the inbox shows. */
export const EXCERPT_CHARS = 160
export const OWN_REQUESTS_MAX = 100
export const EVENTS_MAX = 200
/** The same form with the same answers within this time is the same request. */
export const SAME_REQUEST_MS = 15 * MINUTE_MS

/** 'k7qm-2xtp-9d' → 'K7QM2XTP9D'; nothing when it cannot be a code. */
export function tidyCode(typed: string): string {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return code.length === CODE_CHARS ? code : ''
}

/** 'K7QM2XTP9D' → 'K7QM-2XTP-9D' */
export const showCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

export const followForm = v.object({
  code: v.pipe(
    v.optional(v.string(), ''),
    v.transform(tidyCode),
    v.check((code) => code !== '', copy.follow.wrong),
  ),
})

const message = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.minLength(1, copy.message.missing),
  v.maxLength(MESSAGE_CHARS_MAX, copy.message.tooLong(MESSAGE_CHARS_MAX)),
)

/** A message on a request: an operator's reply or note, or what the sender adds. */
export const messageForm = v.object({ message })

export const reasonForm = v.object({
  reason: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.minLength(1, copy.reason.missing),
    v.maxLength(REASON_CHARS_MAX, copy.reason.tooLong(REASON_CHARS_MAX)),
  ),
})

/** What can happen to a request. `replied` and `added` are seen by both sides, `noted` by the desk alone. */
export const EVENT_KINDS = ['received', 'assigned', 'noted', 'replied', 'added', 'closed', 'reopened'] as const
export type EventKind = (typeof EVENT_KINDS)[number]
export const SENDER_SEES: readonly EventKind[] = ['received', 'replied', 'added', 'closed', 'reopened']

export type RequestStatus = 'new' | 'in-hand' | 'answered' | 'closed'
