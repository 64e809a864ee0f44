import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { cleanLine } from '#app/platform/text/text.ts'

// Limits of orders. Safe for the browser.

export const BUYER_NAME_CHARS_MAX = 80
export const ADDRESS_LINE_CHARS_MAX = 120
export const CITY_CHARS_MAX = 80
export const SELLERS_PER_ORDER_MAX = 20
export const TRACKING_CHARS_MAX = 200
export const REASON_CHARS_MAX = 500
export const STATEMENT_CHARS_MAX = 2_000
export const RETURN_PHOTOS_MAX = 4
/** ₹10 crore, per order and currency. */
export const ORDER_MINOR_MAX = 10_00_00_000_00
export const ATTEMPTS_MAX = 10
/** Items are reserved so long before the redirect to the payment; afterwards until the payment expires. */
export const HOLD_BEFORE_PAYMENT_MS = 2 * MINUTE_MS
/** At a time. */
export const UNPAID_PER_NETWORK_MAX = 10

/** A sent shipment counts as delivered so long after its expected day, unless a return is requested. */
export const ASSUMED_DELIVERED_MS = 7 * DAY_MS
/** Time of the seller to answer a return; afterwards the buyer may dispute it. */
export const RETURN_ANSWER_MS = 2 * DAY_MS
/** A refused return without a dispute is closed after this time. */
export const RETURN_REFUSED_MS = 7 * DAY_MS
/** An open return without a step for so long may be decided by operators, so that money is never held for ever. */
export const RETURN_STUCK_MS = 14 * DAY_MS
/** For statements that request, dispute or decide: "broken" alone is not enough to decide. */
export const RETURN_WORDS_CHARS_MIN = 10
/** Both sides together. */
export const RETURN_STATEMENTS_MAX = 100

export const ACTS_BY = ['buyer', 'seller', 'operator', 'system'] as const
export type ActBy = (typeof ACTS_BY)[number]

export const RETURN_REASONS = ['damaged', 'wrong-thing', 'not-as-described', 'did-not-arrive', 'changed-mind'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Hundredths of a percent: 3000 is 30 %. */
export const COMMISSION_BASIS_POINTS_MAX = 3_000

/** Cleans a text to one line, cut to the column's length. */
export const cutLine = (text: string, charsMax: number): string => cleanLine(text).slice(0, charsMax).trim()
