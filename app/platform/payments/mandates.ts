import type { PaymentRequest } from './payment-request.ts'

/**
 * The states of a mandate at the provider. created: the payer has not answered. paused: by the payer at their bank; it
 * may become active again. cancelled: by us or by the payer at their bank. The last three are final.
 */
export const MANDATE_STATES = ['created', 'active', 'paused', 'cancelled', 'expired', 'rejected'] as const
export type MandateState = (typeof MANDATE_STATES)[number]

const NEXT: Readonly<Record<MandateState, readonly MandateState[]>> = {
  created: ['active', 'paused', 'cancelled', 'expired', 'rejected'],
  active: ['paused', 'cancelled', 'expired'],
  paused: ['active', 'cancelled', 'expired'],
  cancelled: [],
  expired: [],
  rejected: [],
}

/** Whether a report changes the state; late and repeated reports do not. */
export const isMandateForward = (from: MandateState, to: MandateState): boolean => NEXT[from].includes(to)

/** How the payer approves a mandate: UPI AutoPay or a card. */
export const MANDATE_METHODS = ['upi', 'card'] as const
export type MandateMethod = (typeof MANDATE_METHODS)[number]

export interface MandateRequest {
  /** Our mandate's id (uuid), the idempotency key. */
  mandateId: string
  /** The first debit: the payer pays it with the approval, with their PIN or one-time password. */
  first: PaymentRequest
  method: MandateMethod
  /** The most that may be debited in a month. */
  maxMinor: number
  /** The mandate ends then by itself. */
  until: Date
}

interface StartedMandate {
  /** The provider's id of the mandate, and of its first payment. */
  providerRef: string
  /** Absolute URL of the provider's page. */
  payUrl: string
}

export interface DebitRequest {
  mandateRef: string
  /** Our payment's id (uuid), the idempotency key. */
  paymentId: string
  amountMinor: number
  /** ISO 4217. */
  currency: string
  /** Shown on the payer's statement or in the bank's notice. */
  description: string
  payer: PaymentRequest['payer']
}

/** The state of one mandate, from a notification or from `fetch`. */
export interface MandateReport {
  /** Our mandate's id; null when the provider returns only its own. */
  mandateId: string | null
  /** The provider's ids: of the mandate, or of what it debits once the payer has approved. */
  refs: readonly string[]
  state: MandateState
}

/**
 * Monthly debits that a payer approves once. The provider reports each debit as a payment. Failures of the provider
 * reject with a PaymentProviderError.
 */
export interface MandateProvider {
  /** Idempotent by `mandateId`. */
  register(request: MandateRequest): Promise<StartedMandate>
  /**
   * Debits without the payer. Idempotent by `paymentId`: the same request returns the same debit, also after a failure.
   * Refused when the mandate is not active or the amount is above its limit.
   */
  debit(request: DebitRequest): Promise<{ providerRef: string }>
  /** The current state. Null when the provider does not know the mandate. */
  fetch(mandateRef: string): Promise<MandateReport | null>
  /** Idempotent: a mandate that has ended stays as it is. */
  cancel(mandateRef: string): Promise<void>
}
