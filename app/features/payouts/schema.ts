// Limits of payouts. Safe for the browser.

export const HOLD_REASON_CHARS_MAX = 500
export const HOLD_APPEAL_CHARS_MAX = 2_000
export const HOLD_ANSWER_CHARS_MAX = 1_000
/** A hold ends by itself after at most this time. */
export const HOLD_DAYS_MAX = 30
export const HOLD_MINOR_MAX = 10_00_00_000_00
export const PAYOUT_LINES_MAX = 500
/** In minor units; smaller amounts wait for the next payout. */
export const PAYOUT_MINOR_MIN = 1_00
export const BANK_REASON_CHARS_MAX = 300
/** Per statement; more than a month of a busy shop has. */
export const STATEMENT_LINES_MAX = 5_000

export const PAYOUT_STATES = ['prepared', 'approved', 'cancelled'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
export const PAYOUT_LINE_STATES = ['prepared', 'sent', 'paid', 'returned', 'cancelled'] as const
export type PayoutLineState = (typeof PAYOUT_LINE_STATES)[number]

/** Sent, and the bank has said nothing yet: no operator has noted that it came back. */
export const isUnanswered = ({ state, returnNotedBy }: { state: PayoutLineState; returnNotedBy: string | null }) =>
  state === 'sent' && returnNotedBy === null

export interface HoldInput {
  sellerId: string
  currency: 'INR' | 'USD'
  amountMinor: number
  days: number
  reason: string
}
