/** A payment at the provider, in the order a payment may pass through. Never goes back. */
export const PAYMENT_STATES = ['created', 'pending', 'failed', 'expired', 'captured', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export interface PaymentRequest {
  /** Our payment's id (uuid). The provider echoes it as the reference. */
  paymentId: string
  amountMinor: number
  /** ISO 4217. */
  currency: string
  /** What the payer reads on the provider's page. */
  description: string
  /** Where the payer's browser is sent afterwards, whatever came of it. Absolute. */
  returnUrl: string
  payer: { name: string; email: string | null; phone: string | null }
  expiresAt: Date
}

interface StartedPayment {
  /** The provider's own id of the payment. */
  providerRef: string
  /** The page where the payer pays. Absolute. */
  payUrl: string
}

/** What the provider says about one payment, from a notification or when asked. */
export interface PaymentReport {
  /** Our payment's id, or null when the provider knows only its own. */
  paymentId: string | null
  providerRef: string
  /** 'refunded' once all of it went back; a payment that was returned in part is still 'captured'. */
  state: PaymentState
  /** The whole payment, also after a refund. */
  amountMinor: number
  currency: string
  /** The rail that was used, for the receipt: 'upi' | 'card' | 'netbanking' | …; null while unknown. */
  method: string | null
  /** Our ids of refunds of which the provider says that they arrived; those that it does not name may have as well. */
  refundedIds: readonly string[]
}

export type Notification =
  | { ok: true; eventId: string; report: PaymentReport | null }
  | { ok: false; reason: 'bad-signature' | 'unreadable' }

/**
 * One way to take and return money. Every call may be repeated: the same ids give the same result.
 * What goes wrong at the provider rejects with a PaymentProviderError.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'razorpay'
  /** True when no real money moves; pages and receipts then say so. */
  readonly isTest: boolean
  /** The origins beside our own to which a payer is sent; the page's policy must let forms lead there. */
  readonly payOrigins: readonly string[]
  start(request: PaymentRequest): Promise<StartedPayment>
  /** Asks the provider for the present state; for the reconciler. Null when it does not know the payment. */
  fetch(providerRef: string): Promise<PaymentReport | null>
  /** Returns captured money. `refundId` makes a repeat harmless. Rejects when the provider refuses or is away. */
  refund(input: { providerRef: string; refundId: string; amountMinor: number }): Promise<void>
  /** Checks the signature over the raw body and reads the notification. `report` is null for events we do not use. */
  readNotification(headers: Headers, rawBody: string): Promise<Notification>
}
