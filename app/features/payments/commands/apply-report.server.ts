import { and, eq, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Payment, Settlements } from '#app/features/payments/ports.ts'
import type { ReportOutcome } from '#app/features/payments/schema.ts'
import { settleRefunds, isFullyRefunded } from '#app/features/payments/settle-refunds.server.ts'
import { isForward, stepsTo } from '#app/features/payments/states.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { atOnce } from '#app/platform/db/at-once.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, valueFor, type Values } from '#app/platform/db/prepared.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { PaymentReport, PaymentState } from '#app/platform/payments/provider.ts'

interface ReportInput {
  /** The provider that sent the report. */
  provider: string
  report: PaymentReport
  settlements: Settlements
  now: Date
}

const uuid = v.pipe(v.string(), v.uuid())

/**
 * Moves a payment to the state that its provider reports and runs its settlement, in the caller's transaction. A
 * report that is old, repeated or about an unknown payment changes nothing; one with another amount or reference flags
 * the payment instead of settling it.
 */
export async function applyReport(tx: Db, input: ReportInput): Promise<ReportOutcome> {
  return applyToLocked(tx, await lockReported(tx, input), input)
}

/** The same for the payment that `lockReported` has found. */
export async function applyToLocked(
  tx: Db,
  payment: Payment | null,
  { report, settlements, now }: ReportInput,
): Promise<ReportOutcome> {
  if (!payment) return 'unknown-payment'
  const mismatch = findMismatch(payment, report)
  if (mismatch !== null) {
    if (payment.flag === null)
      await tx.update(payments).set({ flag: mismatch, flaggedAt: now }).where(eq(payments.id, payment.id))
    return 'mismatch'
  }
  let current = payment
  for (const state of stepsTo(payment.state, report.state)) {
    const moved = movedTo(current, { state, report, now })
    await atOnce([
      updateState(tx, moved),
      state === 'captured' && settlements[moved.purpose].captured(tx, { payment: moved, now }),
    ])
    current = moved
  }
  const hasArrived = await settleRefunds(tx, { payment: current, report, settlements, now })
  if (hasArrived && current.state === 'captured' && (await isFullyRefunded(tx, current))) {
    current = movedTo(current, { state: 'refunded', report, now })
    await updateState(tx, current)
  }
  return current === payment && !hasArrived ? 'unchanged' : 'applied'
}

/** Whether `applyToLocked` moves the payment, so that its outcome is known before: `applied`. */
export const isMoving = (payment: Payment, report: PaymentReport): boolean =>
  findMismatch(payment, report) === null && isForward(payment.state, report.state)

/** Locked, so that two reports about one payment run one after the other; refunds may be inserted meanwhile. */
export async function lockReported(
  tx: Db,
  { provider, report }: Pick<ReportInput, 'provider' | 'report'>,
): Promise<Payment | null> {
  const { paymentId, providerRef } = report
  if (paymentId !== null && !v.is(uuid, paymentId)) return null
  const [payment] = await (paymentId === null
    ? lockByRef(tx, { provider, providerRef })
    : lockById(tx, { provider, id: paymentId }))
  return payment ?? null
}

const lockById = prepared((tx, { provider, id }: Values<Pick<Payment, 'provider' | 'id'>>) =>
  lockOne(tx, and(eq(payments.provider, provider), eq(payments.id, id))),
)

const lockByRef = prepared((tx, { provider, providerRef }: Values<Pick<Payment, 'provider' | 'providerRef'>>) =>
  lockOne(tx, and(eq(payments.provider, provider), eq(payments.providerRef, providerRef))),
)

const lockOne = (tx: Db, isReported: SQL | undefined) =>
  tx.select().from(payments).where(isReported).for('no key update')

function findMismatch(payment: Payment, report: PaymentReport): string | null {
  if (payment.providerRef !== null && payment.providerRef !== report.providerRef) return 'other-reference'
  if (payment.currency !== report.currency) return 'other-currency'
  return payment.amountMinor === report.amountMinor ? null : 'other-amount'
}

function movedTo(
  payment: Payment,
  { state, report, now }: { state: PaymentState; report: PaymentReport; now: Date },
): Payment {
  return {
    ...payment,
    state,
    stateAt: now,
    providerRef: report.providerRef,
    method: report.method ?? payment.method,
    nextCheckAt: nextCheck(payment, state, now),
  }
}

type Moved = Pick<Payment, 'id' | 'state' | 'stateAt' | 'providerRef' | 'method' | 'nextCheckAt'>

const updateState = prepared((tx, values: Values<Moved>) =>
  tx
    .update(payments)
    .set({
      state: valueFor(payments.state, values.state),
      stateAt: valueFor(payments.stateAt, values.stateAt),
      providerRef: valueFor(payments.providerRef, values.providerRef),
      method: valueFor(payments.method, values.method),
      nextCheckAt: valueFor(payments.nextCheckAt, values.nextCheckAt),
    })
    .where(eq(payments.id, values.id)),
)

/** A provider may refund by itself, so a captured payment is checked once more a day later. */
function nextCheck({ nextCheckAt }: Payment, state: PaymentState, now: Date): Date | null {
  if (state === 'refunded') return null
  return state === 'captured' ? new Date(now.getTime() + DAY_MS) : nextCheckAt
}
