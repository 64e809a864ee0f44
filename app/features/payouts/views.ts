import type { PayoutLineState, PayoutState } from './schema.ts'

/** What stands on a seller's accounts in one currency. Every figure is a query of the ledger and the open rows. */
export interface Earnings {
  currency: string
  /** Paid for, not yet hers. */
  heldMinor: number
  /** Hers. */
  balanceMinor: number
  /** Of it, not paid out for now. */
  holdsMinor: number
  /** Of it, in a payout that waits for its second yes. */
  preparedMinor: number
  /** What the next payout can take; never below 0. */
  payableMinor: number
  /** Sent to her bank and not come back. */
  paidOutMinor: number
}

/** One transfer as it touched her two accounts. */
export interface StatementLine {
  transferId: string
  at: Date
  kind: string
  /** The number of the order or of the payout. */
  number: string | null
  /** What it added to what waits. */
  heldMinor: number
  /** What it added to what is hers. */
  ownMinor: number
  /** What the platform kept of it. */
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

/** What she may see of her account. */
export interface BankAccountView {
  ending: string
  changedAt: Date
  /** From then on it is paid. */
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
  /** It counts now. */
  isInForce: boolean
  appeal: string | null
  appealedAt: Date | null
  answer: string | null
  answeredAt: Date | null
}

/** A payout as she sees it. */
export interface OwnPayout {
  number: string
  currency: string
  amountMinor: number
  ending: string
  state: PayoutLineState
  stateAt: Date
  reason: string | null
}

/** A hold as the desk sees it. */
export interface OperatorHold extends HoldView {
  sellerId: string
  sellerName: string
  /** She placed it: somebody else answers the appeal. */
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
  /** Sent, and the bank has not been heard. */
  openCount: number
  returnedCount: number
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
}

/** What a payout in this currency would take now. */
export interface Preparable {
  currency: string
  sellers: readonly { id: string; name: string; amountMinor: number }[]
  sumMinor: number
  /** Money is there, but no account, or a new one that still waits. */
  withoutAccount: number
}
