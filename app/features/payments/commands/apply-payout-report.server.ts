import { and, eq } from 'drizzle-orm'
import type { PaymentsDeps } from '#app/features/payments/ports.ts'
import type { ProviderPayoutState, ReportOutcome } from '#app/features/payments/schema.ts'
import { providerPayouts } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isPayoutForward, type PayoutReport } from '#app/platform/payments/payouts.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'

const CHECK_MS_MIN = 2 * MINUTE_MS
const CHECK_MS_MAX = 6 * HOUR_MS
/** Banks return paid money for so long, and its notification may be lost. */
const RETURN_MS = 7 * DAY_MS

interface ReportedPayout {
  provider: string
  report: PayoutReport
  payouts: PaymentsDeps['payouts']
  now: Date
}

/**
 * Moves a payout to the state that its provider reports and tells its owner, in the caller's transaction. A report that
 * is old, repeated or about an unknown payout changes nothing; one with another amount or reference changes nothing
 * either and is a mismatch.
 */
export async function applyPayoutReport(
  tx: Db,
  { provider, report, payouts, now }: ReportedPayout,
): Promise<ReportOutcome> {
  const { payoutId: id, providerRef, state, utr, reason } = report
  const isThis = and(eq(providerPayouts.id, id), eq(providerPayouts.provider, provider))
  const [payout] = isUuid(id) ? await tx.select().from(providerPayouts).where(isThis).for('update') : []
  if (!payout) return 'not-used'
  const isOther = payout.amountMinor !== report.amountMinor || payout.currency !== report.currency
  if (isOther || (payout.providerRef ?? providerRef) !== providerRef) return 'mismatch'
  if (!isForward(payout.state, state)) return 'unchanged'
  const owner = payouts[payout.purpose]
  const isBooked =
    state === 'processed'
      ? await owner.paid(tx, { id, utr, now })
      : state === 'failed' || state === 'reversed'
        ? await owner.cameBack(tx, { id, reason, now })
        : true
  if (!isBooked) return 'mismatch'
  const nextCheckAt = nextPayoutCheck({ state, stateAt: now, createdAt: payout.createdAt }, now)
  await tx.update(providerPayouts).set({ state, stateAt: now, providerRef, reason, nextCheckAt }).where(isThis)
  return 'applied'
}

/** A refused payout that the provider has after all counts. */
const isForward = (from: ProviderPayoutState, to: PayoutReport['state']): boolean =>
  from === 'created' || from === 'refused' || isPayoutForward(from, to)

/** When the provider is asked again: after half its age, and daily for a week after it was paid. */
export function nextPayoutCheck(
  { state, stateAt, createdAt }: Pick<typeof providerPayouts.$inferSelect, 'state' | 'stateAt' | 'createdAt'>,
  now: Date,
): Date | null {
  if (state === 'failed' || state === 'reversed' || state === 'refused') return null
  if (state === 'processed') {
    return now.getTime() < stateAt.getTime() + RETURN_MS ? new Date(now.getTime() + DAY_MS) : null
  }
  const pauseMs = Math.min(Math.max((now.getTime() - createdAt.getTime()) / 2, CHECK_MS_MIN), CHECK_MS_MAX)
  return new Date(now.getTime() + pauseMs)
}
