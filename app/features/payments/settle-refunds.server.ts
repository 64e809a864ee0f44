import { asc, eq } from 'drizzle-orm'
import type { PaymentReport } from '#app/platform/payments/provider.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { requestRefund } from './commands/request-refund.server.ts'
import type { Payment, Refund, Settlements } from './ports.ts'
import { PROVIDER_REFUND_KEY, providerRefundKey } from './schema.ts'
import { refunds } from './tables.server.ts'

const PROVIDER_REASON = 'returned-by-provider'

interface Settling {
  /** In the reported state. Locked. */
  payment: Payment
  report: PaymentReport
  settlements: Settlements
  now: Date
}

/**
 * Settles the refunds that have arrived at the payer: those that the report lists, and all of them when the whole
 * payment was refunded; an amount that nobody requested is then a refund by the provider. So is a part that the
 * report names, if the purpose books parts. True when something changed.
 */
export async function settleRefunds(tx: Db, { payment, report, settlements, now }: Settling): Promise<boolean> {
  const isAll = payment.state === 'refunded'
  const parts = settlements[payment.purpose].takesProviderParts ? report.providerRefunds : []
  const hasNews = report.refundedIds.length + parts.length > 0
  if (!isAll && (payment.state !== 'captured' || !hasNews)) return false
  const known = await listRefunds(tx, payment.id)
  for (const { ref, amountMinor } of parts) {
    const key = providerRefundKey(ref)
    const isKnown = known.some((refund) => refund.key === key)
    // What was counted as a whole before its parts were reported is not counted again.
    if (isKnown || amountMinor > payment.amountMinor - sum(known)) continue
    known.push(await requestRefund(tx, { payment, key, amountMinor, reason: PROVIDER_REASON, now }))
  }
  const restMinor = payment.amountMinor - sum(known)
  if (isAll && restMinor > 0) {
    const request = { payment, key: PROVIDER_REFUND_KEY, amountMinor: restMinor, reason: PROVIDER_REASON, now }
    known.push(await requestRefund(tx, request))
  }
  const isReported = ({ id, key }: Refund) =>
    report.refundedIds.includes(id) || parts.some(({ ref }) => key === providerRefundKey(ref))
  const arrived = known.filter((refund) => refund.settledAt === null && (isAll || isReported(refund)))
  for (const { id } of arrived) {
    const [refund] = await tx
      .update(refunds)
      .set({ settledAt: now, nextAttemptAt: null })
      .where(eq(refunds.id, id))
      .returning()
    if (refund) await settlements[payment.purpose].refunded(tx, { payment, refund, now })
  }
  return arrived.length > 0
}

/** Whether the arrived refunds add up to the payment. */
export async function isFullyRefunded(tx: Db, payment: Payment): Promise<boolean> {
  const arrived = (await listRefunds(tx, payment.id)).filter(({ settledAt }) => settledAt !== null)
  return sum(arrived) === payment.amountMinor
}

function listRefunds(tx: Db, paymentId: string): Promise<Refund[]> {
  return tx
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.key))
}

const sum = (of: readonly Refund[]): number => of.reduce((minor, { amountMinor }) => minor + amountMinor, 0)
