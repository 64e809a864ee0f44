import type { MandateProvider, MandateReport } from './mandates.ts'
import type { PaymentRequest } from './payment-request.ts'
import type { PayoutProvider, PayoutReport } from './payouts.ts'
import type { SettlementReports } from './settlement-reports.ts'

/** The states of a payment at the provider, in order. A payment never returns to an earlier one. */
export const PAYMENT_STATES = ['created', 'pending', 'failed', 'expired', 'captured', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

interface StartedPayment {
  /** The provider's id of the payment. */
  providerRef: string
  /** Absolute URL of the provider's payment page. */
  payUrl: string
}

/** The state of one payment, from a notification or from `fetch`. */
export interface PaymentReport {
  /** Our payment's id; null when the provider returns only its own. */
  paymentId: string | null
  providerRef: string
  /** 'refunded' after a full refund; a payment with a partial refund is 'captured'. */
  state: PaymentState
  /** The whole payment, also after a refund. */
  amountMinor: number
  currency: string
  /** The payment method for the receipt: 'upi' | 'card' | 'netbanking' | …; null while unknown. */
  method: string | null
  /** Our ids of completed refunds; the list may be incomplete. */
  refundedIds: readonly string[]
  /** Completed refunds that we did not request; the list may be incomplete. */
  providerRefunds: readonly ProviderRefund[]
}

export interface ProviderRefund {
  /** The provider's id, as in its settlements. */
  ref: string
  amountMinor: number
}

export type Notification =
  | {
      ok: true
      eventId: string
      report: PaymentReport | null
      payout: PayoutReport | null
      mandate: MandateReport | null
    }
  | { ok: false; reason: 'bad-signature' | 'unreadable' }

/**
 * A payment provider. Every call is idempotent by its ids. Failures of the provider reject with a PaymentProviderError.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'razorpay'
  /** True when no real money moves; pages and receipts then say so. */
  readonly isTest: boolean
  /** Origins of the provider's payment pages, for `form-action` of the Content-Security-Policy. */
  readonly payOrigins: readonly string[]
  start(request: PaymentRequest): Promise<StartedPayment>
  /**
   * Whether the provider says in the query of the return URL that the payer has paid; its notification may come later.
   * Only for words on the page: anybody can type a query.
   */
  saysPaid(search: URLSearchParams): boolean
  /** The current state, for the reconciler. Null when the provider does not know the payment. */
  fetch(providerRef: string): Promise<PaymentReport | null>
  /** Refunds captured money. `refundId` is the idempotency key. */
  refund(input: { providerRef: string; refundId: string; amountMinor: number }): Promise<void>
  /**
   * Verifies the signature of the raw body and parses it: a report about a payment, a payout or a mandate, or none for
   * events that are not used.
   */
  readNotification(headers: Headers, rawBody: string): Promise<Notification>
  /** Absent when payouts are not configured. */
  readonly payouts?: PayoutProvider
  /** Absent when the provider cannot debit again and again. */
  readonly mandates?: MandateProvider
  readonly settlements: SettlementReports
}
