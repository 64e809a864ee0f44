import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { cleanLine } from '#app/platform/text/text.ts'

// Limits of orders. Safe for the browser.

export const BUYER_NAME_CHARS_MAX = 80
export const ADDRESS_LINE_CHARS_MAX = 120
export const CITY_CHARS_MAX = 80
/** Six digits, the first is not 0. */
export const PIN_CODE = /^[1-9][0-9]{5}$/
export const SELLERS_PER_ORDER_MAX = 20
export const TRACKING_CHARS_MAX = 200
export const REASON_CHARS_MAX = 500
export const STATEMENT_CHARS_MAX = 2_000
export const RETURN_PHOTOS_MAX = 4
/** One order in one currency: ten crore rupees. */
export const ORDER_MINOR_MAX = 10_00_00_000_00
export const ATTEMPTS_MAX = 10
/** Pieces are held so long before the buyer goes to the payment; from then on as long as the payment can be made. */
export const HOLD_BEFORE_PAYMENT_MS = 2 * MINUTE_MS
/** Unpaid orders from one network at a time. */
export const UNPAID_PER_NETWORK_MAX = 10

/** A shipment that was sent counts as delivered so long after the day on which it should have arrived, unless she objects. */
export const ASSUMED_DELIVERED_MS = 7 * DAY_MS
/** A seller answers a return within two days; then the buyer may ask the desk. */
export const RETURN_ANSWER_MS = 2 * DAY_MS
/** A refused return that nobody takes further is over. */
export const RETURN_REFUSED_MS = 7 * DAY_MS
/** When nobody moves in a return for so long, the market desk may decide it: money never lies still without an end. */
export const RETURN_STUCK_MS = 14 * DAY_MS
/** What a side says first is at least so long: "broken" alone helps nobody to decide. */
export const RETURN_WORDS_CHARS_MIN = 10
/** Both sides together. */
export const RETURN_STATEMENTS_MAX = 100

export const ACTS_BY = ['buyer', 'seller', 'operator', 'system'] as const
export type ActBy = (typeof ACTS_BY)[number]

export const RETURN_REASONS = ['damaged', 'wrong-thing', 'not-as-described', 'did-not-arrive', 'changed-mind'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Of a hundred hundredths: 250 is 2.5 %. */
export const COMMISSION_BASIS_POINTS_MAX = 3_000

/** One clean line, cut to what a column holds. */
export const cutLine = (text: string, charsMax: number): string => cleanLine(text).slice(0, charsMax).trim()
