/** What a payment can be for; each needs a settlement (`events.ts`). */
export const PURPOSES = ['contribution', 'order'] as const
export type Purpose = (typeof PURPOSES)[number]

/** applied: the payment moved on. unchanged: known or overtaken. mismatch: it contradicts our row, and a person must look. */
export const REPORT_OUTCOMES = ['applied', 'unchanged', 'unknown-payment', 'mismatch', 'not-used'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** Of money that the provider sent back without being asked. */
export const PROVIDER_REFUND_KEY = 'provider'
export const NOTIFICATION_BYTES_MAX = 256 * 1024
