import { asc, eq } from 'drizzle-orm'
import type { PaymentReport } from '#app/platform/payments/provider.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { requestRefund } from './commands/request-refund.server.ts'
import type { Payment, Refund, Settlements } from './ports.ts'
import { PROVIDER_REFUND_KEY } from './schema.ts'
import { refunds } from './tables.server.ts'

interface Settling {
  /** As the report says that it stands. Locked. */
  payment: Payment
  report: PaymentReport
  settlements: Settlements
  now: Date
}

/**
 * Notes which refunds have arrived at the payer: those that the report names, and every one when all of the money
 * went back; what nobody asked for was then returned by the provider itself. True when there was news.
 */
export async function settleRefunds(tx: Db, { payment, report, settlements, now }: Settling): Promise<boolean> {
  const isAll = payment.state === 'refunded'
  if (!isAll && (payment.state !== 'captured' || report.refundedIds.length === 0)) return false
  const known = await listRefunds(tx, payment.id)
  const restMinor = payment.amountMinor - sum(known)
  if (isAll && restMinor > 0) {
    const wish = { payment, key: PROVIDER_REFUND_KEY, amountMinor: restMinor, reason: 'returned-by-provider', now }
    known.push(await requestRefund(tx, wish))
  }
  const arrived = known.filter(({ id, settledAt }) => settledAt === null && (isAll || report.refundedIds.includes(id)))
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

/** True when the refunds that have arrived are all of the payment. */
export async function wentBackWhole(tx: Db, payment: Payment): Promise<boolean> {
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
