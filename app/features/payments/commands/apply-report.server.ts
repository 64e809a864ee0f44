import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Payment, Settlements } from '#app/features/payments/ports.ts'
import type { ReportOutcome } from '#app/features/payments/schema.ts'
import { settleRefunds, isFullyRefunded } from '#app/features/payments/settle-refunds.server.ts'
import { stepsTo } from '#app/features/payments/states.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { PaymentReport, PaymentState } from '#app/platform/payments/provider.ts'

interface ReportInput {
  /** The provider that sent the report. */
  provider: string
  report: PaymentReport
  settlements: Settlements
  now: Date
}

export interface AppliedReport {
  outcome: ReportOutcome
  payment: Payment | null
}

const uuid = v.pipe(v.string(), v.uuid())

/**
 * Moves a payment to the state that its provider reports and runs its settlement, in the caller's transaction. A
 * report that is old, repeated or about an unknown payment changes nothing; one with another amount or reference flags
 * the payment instead of settling it.
 */
export async function applyReport(tx: Db, input: ReportInput): Promise<AppliedReport> {
  const { report, settlements, now } = input
  const payment = await lockReported(tx, input)
  if (!payment) return { outcome: 'unknown-payment', payment }
  const mismatch = findMismatch(payment, report)
  if (mismatch !== null) {
    if (payment.flag === null)
      await tx.update(payments).set({ flag: mismatch, flaggedAt: now }).where(eq(payments.id, payment.id))
    return { outcome: 'mismatch', payment }
  }
  let current = payment
  for (const state of stepsTo(payment.state, report.state)) {
    current = await updateState(tx, current, { state, report, now })
    if (state === 'captured') await settlements[current.purpose].captured(tx, { payment: current, now })
  }
  const hasArrived = await settleRefunds(tx, { payment: current, report, settlements, now })
  if (hasArrived && current.state === 'captured' && (await isFullyRefunded(tx, current))) {
    current = await updateState(tx, current, { state: 'refunded', report, now })
  }
  return { outcome: current === payment && !hasArrived ? 'unchanged' : 'applied', payment: current }
}

/** Locked, so that two reports about one payment run one after the other; refunds may be inserted meanwhile. */
async function lockReported(tx: Db, { provider, report }: ReportInput): Promise<Payment | null> {
  if (report.paymentId !== null && !v.is(uuid, report.paymentId)) return null
  const isReported =
    report.paymentId === null ? eq(payments.providerRef, report.providerRef) : eq(payments.id, report.paymentId)
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), isReported))
    .for('no key update')
  return payment ?? null
}

function findMismatch(payment: Payment, report: PaymentReport): string | null {
  if (payment.providerRef !== null && payment.providerRef !== report.providerRef) return 'other-reference'
  if (payment.currency !== report.currency) return 'other-currency'
  return payment.amountMinor === report.amountMinor ? null : 'other-amount'
}

async function updateState(
  tx: Db,
  payment: Payment,
  { state, report, now }: { state: PaymentState; report: PaymentReport; now: Date },
): Promise<Payment> {
  const [moved] = await tx
    .update(payments)
    .set({
      state,
      stateAt: now,
      providerRef: report.providerRef,
      method: report.method ?? payment.method,
      ...nextCheck(state, now),
    })
    .where(eq(payments.id, payment.id))
    .returning()
  if (!moved) throw new Error(`payment ${payment.id} vanished while it was locked`)
  return moved
}

/** A provider may refund by itself, so a captured payment is checked once more a day later. */
function nextCheck(state: PaymentState, now: Date): { nextCheckAt?: Date | null } {
  if (state === 'refunded') return { nextCheckAt: null }
  return state === 'captured' ? { nextCheckAt: new Date(now.getTime() + DAY_MS) } : {}
}
