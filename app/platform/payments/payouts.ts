/**
 * The states of a payout at the provider. queued: accepted, for example until the balance is enough. processing: at the
 * bank. processed: the bank has paid it. failed: never paid. reversed: the money came back, also after `processed`.
 */
export const PAYOUT_STATES = ['queued', 'processing', 'processed', 'failed', 'reversed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

const NEXT: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  queued: ['processing', 'processed', 'failed', 'reversed'],
  processing: ['processed', 'failed', 'reversed'],
  processed: ['reversed'],
  failed: [],
  reversed: [],
}

/** Whether a report changes the state; late and repeated reports do not. */
export function isPayoutForward(from: PayoutState, to: PayoutState): boolean {
  return NEXT[from].includes(to)
}

/** A bank account in India. Never in a log or an error. */
export interface Beneficiary {
  /** As the bank knows the holder. */
  holder: string
  number: string
  ifsc: string
}

export interface PayoutRequest {
  /** Our payout's id (uuid), the idempotency key. */
  payoutId: string
  amountMinor: number
  /** ISO 4217; the providers pay out rupees only. */
  currency: string
  beneficiary: Beneficiary
  /** Our number of the payout, for the provider's dashboard. */
  reference: string
  /** Shown on the beneficiary's statement; banks take 30 letters, digits and spaces. */
  narration: string
}

/** The state of one payout, from a notification, from `create` or from `fetch`. */
export interface PayoutReport {
  payoutId: string
  /** The provider's id of the payout. */
  providerRef: string
  state: PayoutState
  amountMinor: number
  currency: string
  /** The banks' reference of the transfer; null until the bank has answered. */
  utr: string | null
  /** The provider's code for why it waits, failed or came back, like 'low_balance'; null otherwise. */
  reason: string | null
}

export interface AccountCheckRequest {
  /** Our id (uuid) of the check. */
  checkId: string
  /** From the last answer; null for the first call. */
  checkRef: string | null
  beneficiary: Beneficiary
}

/**
 * What the bank says about an account. pending: ask again with `checkRef`. failed: the bank did not answer, nothing is
 * known. `nameAtBank` is null if the bank does not give it.
 */
export type AccountCheck = { checkRef: string } & (
  | { state: 'pending' }
  | { state: 'active'; nameAtBank: string | null }
  | { state: 'invalid'; reason: string | null }
  | { state: 'failed'; reason: string | null }
)

/** Payouts to bank accounts. Failures of the provider reject with a PaymentProviderError. */
export interface PayoutProvider {
  /** Idempotent by `payoutId`: the same request returns the payout as it is now; another one with its id is refused. */
  create(request: PayoutRequest): Promise<PayoutReport>
  /** The current state. Null when the provider does not know the payout. */
  fetch(providerRef: string): Promise<PayoutReport | null>
  /**
   * Asks the bank whether the account exists and in whose name, usually by sending ₹1. A first call whose answer was
   * lost may be repeated: the account is then checked twice.
   */
  checkAccount(request: AccountCheckRequest): Promise<AccountCheck>
}
