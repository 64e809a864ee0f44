import type { PaymentStatus } from '#app/features/payments/queries.server.ts'

/** awaiting: no result yet. returning: the refund is decided and on its way. */
export type ReceiptState = 'awaiting' | 'failed' | 'expired' | 'settled' | 'returning' | 'returned'

interface ReceiptFacts {
  contribution: { settledAt: Date | null; returnedAt: Date | null }
  payment: Pick<PaymentStatus, 'state' | 'expiresAt' | 'refundSettledAt'>
  now: Date
}

/** The state that the donor sees. */
export function receiptState({ contribution, payment, now }: ReceiptFacts): ReceiptState {
  if (contribution.returnedAt !== null) return payment.refundSettledAt === null ? 'returning' : 'returned'
  if (contribution.settledAt !== null) return 'settled'
  if (payment.state === 'failed') return 'failed'
  const isOver = payment.state === 'expired' || (payment.state === 'created' && payment.expiresAt <= now)
  return isOver ? 'expired' : 'awaiting'
}
