import type { Clock } from '#app/platform/time/clock.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { MandateReport } from '#app/platform/payments/mandates.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { PayoutReport } from '#app/platform/payments/payouts.ts'
import type { Purpose, ReportOutcome } from './schema.ts'
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
  /** The refund has arrived at the payer. With the key 'provider' the provider made it by itself. */
  refunded(tx: Db, event: { payment: Payment; refund: Refund; now: Date }): Promise<void>
}

export type Settlements = Readonly<Record<Purpose, Settlement>>

/** What a payout's owner does with a report, in the transaction that stores it: once per notification. */
interface PayoutListener {
  reported(tx: Db, event: { provider: string; report: PayoutReport; now: Date }): Promise<ReportOutcome>
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
  /** Without it reports about payouts are stored and not used. */
  payouts?: PayoutListener
  /** The same for reports about mandates. */
  mandates?: MandateListener
  clock: Clock
  log: Logger
}
