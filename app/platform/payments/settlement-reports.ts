export const SETTLEMENT_LINE_KINDS = ['payment', 'refund', 'adjustment', 'transfer'] as const
type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number]

/**
 * One line of a provider's settlement: what it paid into our bank account, or took from it. Gross and net are negative
 * when money was taken, as for a refund. A line adds up when net is gross less fee less tax.
 */
export interface SettlementLine {
  /** The provider's id of the settlement, which is one transfer to our bank. */
  settlementId: string
  /** The banks' reference of this transfer. */
  utr: string | null
  /** The day in India: '2026-11-20'. */
  settledOn: string
  kind: SettlementLineKind
  /** The provider's id of the payment, refund or adjustment: unique within a settlement. */
  entityRef: string
  /** The provider's id of the payment; null for an adjustment. */
  providerRef: string | null
  /** The provider's id of the refund; null for everything else. */
  refundRef: string | null
  /** Our payment's id; null if the provider does not echo it. */
  paymentId: string | null
  /** Our refund's id; null for one that was not requested by us. */
  refundId: string | null
  /** ISO 4217. */
  currency: string
  grossMinor: number
  /** Without its tax. */
  feeMinor: number
  /** GST on the fee. */
  taxMinor: number
  netMinor: number
}

/** The provider's reports of what it settled. Failures of the provider reject with a PaymentProviderError. */
export interface SettlementReports {
  /** All lines that were settled on this day in India ('2026-11-20'), once the day is over. */
  list(input: { day: string }): Promise<SettlementLine[]>
}
