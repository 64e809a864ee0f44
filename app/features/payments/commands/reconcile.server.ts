import { and, asc, eq, inArray, isNull, lte, notExists } from 'drizzle-orm'
import type { Payment, PaymentsDeps } from '#app/features/payments/ports.ts'
import { isForward } from '#app/features/payments/states.ts'
import { payments, refunds } from '#app/features/payments/tables.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { applyReport } from './apply-report.server.ts'
import { FIRST_CHECK_MS } from './open-payment.server.ts'
import { sendRefunds } from './send-refunds.server.ts'

const BATCH_MAX = 50
const OPEN_PAUSE_MS_MAX = 6 * HOUR_MS
const CAPTURED_PAUSE_MS_MAX = DAY_MS
/** How long after its expiry a payment is still checked: banks confirm late, and providers refund late. */
const LATE_REPORT_MS = 3 * DAY_MS

/**
 * Asks the providers about payments without news, in growing intervals until three days after they expired, and sends
 * the due refunds; so a lost notification loses no money. Captured payments are checked too, because the provider may
 * have refunded them. Returns the number of payments that changed.
 */
export async function reconcile(deps: PaymentsDeps): Promise<number> {
  const now = deps.clock()
  let moved = 0
  for (const payment of await claimDue(deps, now)) {
    try {
      if (await check(deps, payment, now)) moved++
    } catch (err) {
      // The next payments are checked all the same; this one is checked again after its pause.
      const about = err instanceof PaymentProviderError ? { code: err.code } : { err }
      deps.log.error({ paymentId: payment.id, ...about }, 'payment could not be checked')
    }
  }
  await sendRefunds(deps)
  return moved
}

/**
 * Claims due payments by moving their next check ahead by half their age: no lock is held while a provider is called.
 */
async function claimDue({ db }: PaymentsDeps, now: Date): Promise<Payment[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(payments)
      .where(lte(payments.nextCheckAt, now))
      .orderBy(asc(payments.nextCheckAt))
      .limit(BATCH_MAX)
      .for('update', { skipLocked: true })
    for (const { id, createdAt, state } of due) {
      const pauseMsMax = state === 'captured' ? CAPTURED_PAUSE_MS_MAX : OPEN_PAUSE_MS_MAX
      const pauseMs = Math.min(Math.max((now.getTime() - createdAt.getTime()) / 2, FIRST_CHECK_MS), pauseMsMax)
      await tx
        .update(payments)
        .set({ nextCheckAt: new Date(now.getTime() + pauseMs) })
        .where(eq(payments.id, id))
    }
    return due
  })
}

async function check(deps: PaymentsDeps, payment: Payment, now: Date): Promise<boolean> {
  const provider = deps.providers[payment.provider]
  if (!provider) deps.log.error({ paymentId: payment.id }, 'no provider is configured for an open payment')
  const report = payment.providerRef === null ? null : await provider?.fetch(payment.providerRef)
  const outcome = report
    ? await deps.db.transaction((tx) => applyReport(tx, { ...deps, provider: payment.provider, report, now }))
    : 'unchanged'
  if (outcome === 'mismatch') deps.log.error({ paymentId: payment.id }, 'payment and provider disagree')
  const isExpired = await expireIfDue(deps, payment, now)
  return outcome === 'applied' || isExpired
}

/**
 * Expires a payment whose time is over; its money may still arrive. After three more days it is not checked any more,
 * unless a refund is on its way.
 */
async function expireIfDue({ db }: PaymentsDeps, payment: Payment, now: Date): Promise<boolean> {
  if (now < payment.expiresAt) return false
  if (now.getTime() > payment.expiresAt.getTime() + LATE_REPORT_MS) {
    const onItsWay = db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payment.id), isNull(refunds.settledAt)))
    await db
      .update(payments)
      .set({ nextCheckAt: null })
      .where(and(eq(payments.id, payment.id), notExists(onItsWay)))
  }
  if (!isForward(payment.state, 'expired')) return false
  const expired = await db
    .update(payments)
    .set({ state: 'expired', stateAt: now })
    .where(and(eq(payments.id, payment.id), inArray(payments.state, ['created', 'pending'])))
    .returning({ id: payments.id })
  return expired.length > 0
}
