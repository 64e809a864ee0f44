/** What a payment can be for; each needs a settlement. */
export const PURPOSES = ['contribution', 'order'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Time to pay. */
export const PAYMENT_MINUTES = 30

/** applied: the payment changed. unchanged: known or outdated. mismatch: contradicts our row, an operator must look. */
export const REPORT_OUTCOMES = ['applied', 'unchanged', 'unknown-payment', 'mismatch', 'not-used'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** Key of a refund that the provider made by itself. */
export const PROVIDER_REFUND_KEY = 'provider'
export const NOTIFICATION_BYTES_MAX = 256 * 1024
