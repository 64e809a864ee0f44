import { PAYOUT_STATES } from '#app/platform/payments/payouts.ts'

/** What a payment can be for; each needs a settlement. */
export const PURPOSES = ['contribution', 'order'] as const
export type Purpose = (typeof PURPOSES)[number]

/** What a payout can be for; each needs an owner. */
export const PAYOUT_PURPOSES = ['tranche'] as const
export type PayoutPurpose = (typeof PAYOUT_PURPOSES)[number]

/**
 * created: the provider has not answered yet. refused: the provider did not take it, and is not asked again. All others
 * are the provider's.
 */
export const PROVIDER_PAYOUT_STATES = ['created', ...PAYOUT_STATES, 'refused'] as const
export type ProviderPayoutState = (typeof PROVIDER_PAYOUT_STATES)[number]

/** Time to pay. */
export const PAYMENT_MINUTES = 30

/** applied: the payment changed. unchanged: known or outdated. mismatch: contradicts our row, an operator must look. */
export const REPORT_OUTCOMES = ['applied', 'unchanged', 'unknown-payment', 'mismatch', 'not-used'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** Key of a refund by which the provider returned by itself all that was left. */
export const PROVIDER_REFUND_KEY = 'provider'
/** Key of a partial one; `ref` is the provider's id. */
export const providerRefundKey = (ref: string): string => `${PROVIDER_REFUND_KEY}:${ref}`
/** Whether the provider made the refund by itself. */
export const isProviderRefund = (key: string): boolean =>
  key === PROVIDER_REFUND_KEY || key.startsWith(providerRefundKey(''))
export const NOTIFICATION_BYTES_MAX = 256 * 1024
