import type { Payment, Refund } from '#app/features/payments/ports.ts'
import { PROVIDER_REFUND_KEY, providerRefundKey } from '#app/features/payments/schema.ts'
import type { SettlementLine } from '#app/platform/payments/settlement-reports.ts'
import type { MismatchReason } from './schema.ts'

/** Our payment and refund that a line is about, and what is wrong with it. */
export interface MatchedLine {
  line: SettlementLine
  payment: Payment | null
  refund: Refund | null
  mismatch: MismatchReason | null
  /** What our books say; null if nothing. */
  bookedMinor: number | null
}

interface Books {
  /** By our id, and by the provider's. */
  payments: ReadonlyMap<string, Payment>
  /** By the payment's id. */
  refunds: ReadonlyMap<string, readonly Refund[]>
}

/** Compares a line with our books. Without a database. */
export function matchLine(line: SettlementLine, books: Books): MatchedLine {
  const payment = books.payments.get(line.paymentId ?? '') ?? books.payments.get(line.providerRef ?? '') ?? null
  const matched = { line, payment, refund: null, mismatch: null, bookedMinor: null }
  if (line.kind === 'adjustment' || line.kind === 'transfer') return { ...matched, mismatch: 'adjustment' }
  if (!payment) return { ...matched, mismatch: 'unknown-payment' }
  if (line.kind === 'refund') return matchRefund(matched, payment, books.refunds.get(payment.id) ?? [])
  const bookedMinor = payment.amountMinor
  const isPaid = payment.state === 'captured' || payment.state === 'refunded'
  if (!isPaid) return { ...matched, mismatch: 'not-captured' }
  return { ...matched, bookedMinor, mismatch: findDifference(line, { bookedMinor, currency: payment.currency }) }
}

/** A refund that the provider made by itself has no id of ours: then the amount tells it. */
function matchRefund(matched: MatchedLine, payment: Payment, refunds: readonly Refund[]): MatchedLine {
  const { line } = matched
  const isProviders = ({ key, amountMinor }: Refund) =>
    line.refundId === null &&
    (key === PROVIDER_REFUND_KEY || key === providerRefundKey(line.refundRef ?? '')) &&
    amountMinor === -line.grossMinor
  const refund = refunds.find(({ id }) => id === line.refundId) ?? refunds.find(isProviders) ?? null
  if (!refund) return { ...matched, mismatch: 'unknown-refund' }
  const bookedMinor = -refund.amountMinor
  const { currency } = payment
  return { ...matched, refund, bookedMinor, mismatch: findDifference(line, { bookedMinor, currency }) }
}

function findDifference(line: SettlementLine, books: { bookedMinor: number; currency: string }): MismatchReason | null {
  if (line.currency !== books.currency) return 'other-currency'
  return line.grossMinor === books.bookedMinor ? null : 'other-amount'
}

export const addsUp = ({ grossMinor, feeMinor, taxMinor, netMinor }: Amounts): boolean =>
  grossMinor - feeMinor - taxMinor === netMinor
type Amounts = Pick<SettlementLine, 'grossMinor' | 'feeMinor' | 'taxMinor' | 'netMinor'>
