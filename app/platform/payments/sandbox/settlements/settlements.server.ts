import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { sandboxPayments, sandboxRefunds } from '#app/platform/payments/sandbox/tables.server.ts'
import { refundRef } from '#app/platform/payments/sandbox/payments.server.ts'
import type { SettlementLine } from '#app/platform/payments/settlement-reports.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { DAY_MS, HOUR_MS, INDIA_OFFSET_MS } from '#app/platform/time/durations.ts'
import { daysSettledOn, type Fees, feeOf } from './fees.ts'

/** 10 am in India. */
const SETTLED_AT_MS = 10 * HOUR_MS - INDIA_OFFSET_MS

interface Asked {
  /** In India: '2026-11-20'. */
  day: string
  fees: Fees
  now: Date
}

/** What was captured and refunded until the day before, since the last working day: one settlement by currency. */
export async function listSettled(db: Db, { day, fees, now }: Asked): Promise<SettlementLine[]> {
  const midnightMs = Date.parse(day) - INDIA_OFFSET_MS
  if (now.getTime() < Date.parse(day) + SETTLED_AT_MS) return []
  const since = new Date(midnightMs - daysSettledOn(day) * DAY_MS)
  const until = new Date(midnightMs)
  const { capturedAt } = sandboxPayments
  const payments = await db
    .select()
    .from(sandboxPayments)
    .where(and(gte(capturedAt, since), lt(capturedAt, until)))
    .orderBy(asc(capturedAt), asc(sandboxPayments.id))
  const refunds = await db
    .select({ refund: sandboxRefunds, payment: sandboxPayments })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
    .where(and(gte(sandboxRefunds.createdAt, since), lt(sandboxRefunds.createdAt, until)))
    .orderBy(asc(sandboxRefunds.createdAt), asc(sandboxRefunds.id))
  const settlementOf = (currency: string) => ({
    settlementId: `setl_${day.replaceAll('-', '')}_${currency}`,
    utr: `SANDBOX${day.replaceAll('-', '')}${currency}`,
    settledOn: day,
    currency,
  })
  return [
    ...payments.map((payment): SettlementLine => {
      const charged = feeOf(fees, payment)
      return {
        ...settlementOf(payment.currency),
        kind: 'payment',
        entityRef: payment.id,
        providerRef: payment.id,
        refundRef: null,
        paymentId: payment.reference,
        refundId: null,
        grossMinor: payment.amountMinor,
        ...charged,
        netMinor: payment.amountMinor - charged.feeMinor - charged.taxMinor,
      }
    }),
    ...refunds.map(({ refund, payment }): SettlementLine => ({
      ...settlementOf(payment.currency),
      kind: 'refund',
      entityRef: refundRef(refund.id),
      providerRef: payment.id,
      refundRef: refundRef(refund.id),
      paymentId: payment.reference,
      refundId: isUuid(refund.id) ? refund.id : null,
      grossMinor: -refund.amountMinor,
      feeMinor: 0,
      taxMinor: 0,
      netMinor: -refund.amountMinor,
    })),
  ]
}
