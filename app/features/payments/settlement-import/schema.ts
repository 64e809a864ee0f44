// What can be wrong with a settlement. Safe for the browser.

/**
 * Of a line: unknown-payment, not-captured (our payment is not paid), other-amount, other-currency, unknown-refund (made
 * at the provider), settled-twice, adjustment (also transfers), changed-line and late-line (after the settlement was booked). Of a
 * settlement that is not booked: wrong-sum, mixed-currencies. Of a payment: not-settled, refund-not-settled.
 */
export const MISMATCH_REASONS = [
  'unknown-payment',
  'not-captured',
  'other-amount',
  'other-currency',
  'unknown-refund',
  'settled-twice',
  'adjustment',
  'changed-line',
  'late-line',
  'wrong-sum',
  'mixed-currencies',
  'not-settled',
  'refund-not-settled',
] as const
export type MismatchReason = (typeof MISMATCH_REASONS)[number]

/** Payments and refunds that no settlement has are a mismatch after so many days: two working days, and a long weekend. */
export const SETTLED_DAYS_MAX = 7
/** A mismatch that nobody has explained by then is overdue. */
export const EXPLAINED_DAYS_MAX = 3
export const EXPLANATION_CHARS_MAX = 500
export const MISMATCHES_LISTED_MAX = 200
export const LINES_LISTED_MAX = 200
