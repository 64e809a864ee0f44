// Limits of payouts. Safe for the browser.

export const HOLD_REASON_CHARS_MAX = 500
export const HOLD_APPEAL_CHARS_MAX = 2_000
/** A hold ends by itself: nobody's earnings are frozen without an end. */
export const HOLD_DAYS_MAX = 30
export const PAYOUT_LINES_MAX = 500
/** Less than this waits for the next payout, in minor units. */
export const PAYOUT_MINOR_MIN = 1_00
/** A changed bank account gets no money for so long, and she is told: time to say that it was not her. */
export const NEW_ACCOUNT_WAIT_MS = 48 * 3_600_000

export const PAYOUT_STATES = ['prepared', 'approved', 'cancelled'] as const
export const PAYOUT_LINE_STATES = ['prepared', 'sent', 'paid', 'returned', 'cancelled'] as const
export type PayoutLineState = (typeof PAYOUT_LINE_STATES)[number]
