import type { PayoutLineState, PayoutState } from './schema.ts'

/** A seller's amounts in one currency, from the ledger and the open holds and payouts. Minor units. */
export interface Earnings {
  currency: string
  /** Paid by buyers, not released. */
  heldMinor: number
  /** Released. */
  balanceMinor: number
  /** Part of the balance that is held. */
  holdsMinor: number
  /** Part of the balance in a payout that is not approved. */
  preparedMinor: number
  /** What the next payout can contain; at least 0. */
  payableMinor: number
  /** Sent to the bank and not returned. */
  paidOutMinor: number
}

/** One transfer on the seller's held account and balance. */
export interface StatementLine {
  transferId: string
  at: Date
  kind: string
  /** The order's or payout's number. */
  number: string | null
  /** Change of the held account. */
  heldMinor: number
  /** Change of the balance. */
  ownMinor: number
  /** The platform's commission. */
  commissionMinor: number
  heldAfterMinor: number
  ownAfterMinor: number
}

export interface Statement {
  currency: string
  from: Date
  to: Date
  heldBeforeMinor: number
  ownBeforeMinor: number
  lines: readonly StatementLine[]
}

/** The bank account as the seller sees it. */
export interface BankAccountView {
  ending: string
  changedAt: Date
  /** The account is paid from this time on. */
  payableFrom: Date
}

export interface HoldView {
  id: string
  currency: string
  amountMinor: number
  reason: string
  placedAt: Date
  endsAt: Date
  liftedAt: Date | null
  /** Not lifted, and not past its end. */
  isInForce: boolean
  appeal: string | null
  appealedAt: Date | null
  answer: string | null
  answeredAt: Date | null
}

/** A payout as the seller sees it. */
export interface OwnPayout {
  number: string
  currency: string
  amountMinor: number
  ending: string
  state: PayoutLineState
  stateAt: Date
  reason: string | null
}

/** A hold as operators see it. */
export interface OperatorHold extends HoldView {
  sellerId: string
  sellerName: string
  /** This operator placed it, so another one answers the appeal. */
  isPlacedByYou: boolean
  isOwn: boolean
}

export interface OperatorPayout {
  id: string
  number: string
  currency: string
  state: PayoutState
  preparedByName: string
  preparedAt: Date
  approvedByName: string | null
  approvedAt: Date | null
  cancelledAt: Date | null
  sumMinor: number
  linesCount: number
  /** Sent, without a result from the bank. */
  openCount: number
  returnedCount: number
  /** Sent lines of which one operator noted that they came back. */
  notedCount: number
}

export interface OperatorPayoutLine {
  id: string
  sellerName: string
  sellerSlug: string
  amountMinor: number
  ending: string
  reference: string
  state: PayoutLineState
  stateAt: Date
  reason: string | null
  /** Who noted that the bank returned it, while that is not confirmed. */
  returnNotedBy: string | null
  isNotedByYou: boolean
  /** The operator's own shop. */
  isYours: boolean
}

/** What a payout in this currency would contain now. */
export interface Preparable {
  currency: string
  sellers: readonly { id: string; name: string; amountMinor: number }[]
  sumMinor: number
  /** Sellers with money but without a bank account that is old enough. */
  withoutAccount: number
}
