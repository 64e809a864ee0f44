import type { Clock } from '#app/platform/time/clock.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { MandateReport } from '#app/platform/payments/mandates.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { PayoutRequest } from '#app/platform/payments/payouts.ts'
import type { PayoutPurpose, Purpose, ReportOutcome } from './schema.ts'
import type { payments, refunds } from './tables.server.ts'

export type Payment = typeof payments.$inferSelect
export type Refund = typeof refunds.$inferSelect

/**
 * What a payment's purpose does when its money moves, in the transaction that records it: called once per captured
 * payment and once per arrived refund. When it throws, nothing is written, and the provider notifies again.
 */
export interface Settlement {
  /** The money has arrived. */
  captured(tx: Db, event: { payment: Payment; now: Date }): Promise<void>
  /** It books partial refunds that the provider makes by itself. Without it they stay a mismatch of the settlement. */
  takesProviderParts?: true
  /** The refund has arrived at the payer. See `isProviderRefund` for those that the provider made by itself. */
  refunded(tx: Db, event: { payment: Payment; refund: Refund; now: Date }): Promise<void>
}

export type Settlements = Readonly<Record<Purpose, Settlement>>

/**
 * What a payout's purpose does. `paid` and `cameBack` are called in the transaction that stores the report, once per
 * payout each; false when its row contradicts the report. When they throw, nothing is written.
 */
export interface PayoutOwner {
  /** What to send; null when it is not to be sent any more. @throws when the account cannot be decrypted. */
  find(db: Db, id: string): Promise<Pick<PayoutRequest, 'beneficiary' | 'reference' | 'narration'> | null>
  /** The bank has paid it. */
  paid(tx: Db, event: { id: string; utr: string | null; now: Date }): Promise<boolean>
  /** It was never paid, or it came back after it was. `reason` is the provider's code. */
  cameBack(tx: Db, event: { id: string; reason: string | null; now: Date }): Promise<boolean>
}

/** The same for the reports about mandates. */
interface MandateListener {
  reported(tx: Db, event: { provider: string; report: MandateReport; now: Date }): Promise<ReportOutcome>
}

/** Dependencies of the webhook and of reconciliation. */
export interface PaymentsDeps {
  db: Db
  /** By name. */
  providers: Readonly<Record<string, PaymentProvider>>
  settlements: Settlements
  payouts: Readonly<Record<PayoutPurpose, PayoutOwner>>
  /** Without it reports about mandates are stored and not used. */
  mandates?: MandateListener
  clock: Clock
  log: Logger
}
