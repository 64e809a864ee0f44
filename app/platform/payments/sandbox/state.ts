import type { PaymentState } from '#app/platform/payments/provider.ts'

/** Timestamps in the future have not been reached yet. */
export interface Timestamps {
  amountMinor: number
  refundedMinor: number
  expiresAt: Date
  pendingAt: Date | null
  failedAt: Date | null
  capturedAt: Date | null
}

/** The state of a payment at `now`. 'captured' takes precedence over all states except 'refunded'. */
export function stateAt(payment: Timestamps, now: Date): PaymentState {
  const hasPassed = (date: Date | null) => date !== null && date <= now
  if (payment.refundedMinor === payment.amountMinor) return 'refunded'
  if (hasPassed(payment.capturedAt)) return 'captured'
  if (hasPassed(payment.failedAt)) return 'failed'
  if (hasPassed(payment.expiresAt)) return 'expired'
  return hasPassed(payment.pendingAt) ? 'pending' : 'created'
}
