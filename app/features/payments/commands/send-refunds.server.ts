import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { PaymentsDeps, Refund } from '#app/features/payments/ports.ts'
import { payments, refunds } from '#app/features/payments/tables.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { FIRST_CHECK_MS } from './open-payment.server.ts'

const BATCH_MAX = 20
const PAUSE_MS_MAX = 6 * 60 * MINUTE_MS
/** How long a refund that is being sent is not picked up again. */
const LEASE_MS = 5 * MINUTE_MS

/**
 * Sends the due refunds one after the other; a failed one is retried after a growing pause, without limit. The
 * refund's id makes a retry idempotent at the provider. Returns the number sent.
 */
export async function sendRefunds(deps: PaymentsDeps): Promise<number> {
  const now = deps.clock()
  let sent = 0
  for (const refund of await claimDue(deps, now)) {
    if (await sendOne(deps, refund, now)) sent++
  }
  return sent
}

function claimDue({ db }: PaymentsDeps, now: Date): Promise<Refund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.nextAttemptAt, now))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(BATCH_MAX)
    .for('update', { skipLocked: true })
  return db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(refunds.id, due))
    .returning()
}

async function sendOne(deps: PaymentsDeps, refund: Refund, now: Date): Promise<boolean> {
  const { db, providers, log } = deps
  const [payment] = await db.select().from(payments).where(eq(payments.id, refund.paymentId))
  const provider = payment && providers[payment.provider]
  try {
    if (!provider || payment.providerRef === null) throw unsendable(payment?.provider ?? 'unknown')
    const { id: refundId, amountMinor } = refund
    await provider.refund({ providerRef: payment.providerRef, refundId, amountMinor })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log.warn({ refundId: refund.id, attempts: refund.attempts, code: error.code }, 'refund could not be sent')
    await postpone(deps, refund, { now, code: error.code })
    return false
  }
  await markSent(deps, refund, now)
  return true
}

function unsendable(provider: string): PaymentProviderError {
  return new PaymentProviderError('refused', { provider, action: 'refund', code: 'no-way-to-send' })
}

/** The refund may have been settled before this runs (by the sandbox, for one): then only the date is missing. */
async function markSent({ db }: PaymentsDeps, refund: Refund, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(refunds)
      .set({ sentAt: now, nextAttemptAt: null, lastError: null })
      .where(and(eq(refunds.id, refund.id), isNull(refunds.sentAt)))
    await tx
      .update(payments)
      .set({ nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS) })
      .where(and(eq(payments.id, refund.paymentId), eq(payments.state, 'captured')))
  })
}

async function postpone(
  { db }: PaymentsDeps,
  refund: Refund,
  { now, code }: { now: Date; code: string },
): Promise<void> {
  const pauseMs = Math.min(MINUTE_MS * 2 ** Math.min(refund.attempts - 1, 20), PAUSE_MS_MAX)
  await db
    .update(refunds)
    .set({ nextAttemptAt: new Date(now.getTime() + pauseMs), lastError: code })
    .where(and(eq(refunds.id, refund.id), isNull(refunds.settledAt), isNull(refunds.sentAt)))
}
