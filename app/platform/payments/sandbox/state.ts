import type { PaymentState } from '#app/platform/payments/provider.ts'

/** The moments of a payment; those in the future have not happened yet. */
export interface Moments {
  amountMinor: number
  refundedMinor: number
  expiresAt: Date
  pendingAt: Date | null
  failedAt: Date | null
  capturedAt: Date | null
}

/** The state of a payment at `now`: captured money wins over everything but its full return. */
export function stateAt(payment: Moments, now: Date): PaymentState {
  const hasPassed = (moment: Date | null) => moment !== null && moment <= now
  if (payment.refundedMinor === payment.amountMinor) return 'refunded'
  if (hasPassed(payment.capturedAt)) return 'captured'
  if (hasPassed(payment.failedAt)) return 'failed'
  if (hasPassed(payment.expiresAt)) return 'expired'
  return hasPassed(payment.pendingAt) ? 'pending' : 'created'
}
