import type { PaymentState } from '#app/platform/payments/provider.ts'

/** Order of the states. A trigger in `db/migrations/0002_house-rules.sql` holds the same numbers. */
const RANK: Readonly<Record<PaymentState, number>> = {
  created: 0,
  pending: 1,
  failed: 2,
  expired: 2,
  captured: 3,
  refunded: 4,
}

/**
 * Whether a report changes the state. Money may still arrive after failed or expired; captured money can only be
 * refunded.
 */
export function isForward(from: PaymentState, to: PaymentState): boolean {
  return RANK[to] > RANK[from]
}

/** The states to pass through, in order: a refunded payment was captured before, even without a notification of it. */
export function stepsTo(from: PaymentState, to: PaymentState): PaymentState[] {
  if (!isForward(from, to)) return []
  return to === 'refunded' && from !== 'captured' ? ['captured', 'refunded'] : [to]
}
