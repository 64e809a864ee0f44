import type { PaymentState } from '#app/platform/payments/provider.ts'

/** How far a payment has come. The trigger in `db/migrations/0002_house-rules.sql` holds the same figures. */
const RANK: Readonly<Record<PaymentState, number>> = {
  created: 0,
  pending: 1,
  failed: 2,
  expired: 2,
  captured: 3,
  refunded: 4,
}

/** True when a report brings news. Failed and expired money may still arrive; captured money can only go back. */
export function isForward(from: PaymentState, to: PaymentState): boolean {
  return RANK[to] > RANK[from]
}

/** The states to pass through, in order: what was refunded has been captured before, even if nobody told us. */
export function stepsTo(from: PaymentState, to: PaymentState): PaymentState[] {
  if (!isForward(from, to)) return []
  return to === 'refunded' && from !== 'captured' ? ['captured', 'refunded'] : [to]
}
