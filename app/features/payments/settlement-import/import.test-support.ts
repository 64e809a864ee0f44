import { randomUUID } from 'node:crypto'
import { asc, eq, like } from 'drizzle-orm'
import { listPostings } from '#app/features/ledger/queries.server.ts'
import { ledgerTransfers } from '#app/features/ledger/tables.server.ts'
import type { Payment } from '#app/features/payments/ports.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import type { SettlementLine } from '#app/platform/payments/settlement-reports.ts'
import { NOW } from '#test/clock.ts'
import { settlementLines, settlementMismatches, settlements } from './tables.server.ts'

export const PROVIDER = 'sandbox'

/** A payment of ours, by card, in a state. */
export async function insertPayment(
  db: Db,
  { amountMinor = 500_00, state = 'captured' as PaymentState, at = NOW } = {},
): Promise<Payment> {
  const row = { provider: PROVIDER, isTest: true, purpose: 'contribution' as const, subjectId: randomUUID() }
  const dates = { createdAt: at, stateAt: at, expiresAt: at }
  const ids = { providerRef: randomUUID(), idempotencyKey: randomUUID() }
  return one(
    await db
      .insert(payments)
      .values({ ...row, ...dates, ...ids, amountMinor, currency: 'INR', state, method: 'card' })
      .returning(),
  )
}

/** The line of a settled payment: 2 % and GST on it are taken off. */
export function lineOf(payment: Pick<Payment, 'id' | 'providerRef' | 'amountMinor'>, settlementId: string) {
  const feeMinor = Math.round(payment.amountMinor / 50)
  const taxMinor = Math.round(feeMinor * 0.18)
  const line: SettlementLine = {
    settlementId,
    utr: 'UTR1',
    settledOn: '2026-11-23',
    kind: 'payment',
    entityRef: `pay_${payment.id}`,
    providerRef: payment.providerRef,
    refundRef: null,
    paymentId: payment.id,
    refundId: null,
    currency: 'INR',
    grossMinor: payment.amountMinor,
    feeMinor,
    taxMinor,
    netMinor: payment.amountMinor - feeMinor - taxMinor,
  }
  return line
}

export function refundLineOf(payment: Payment, settlementId: string, amountMinor: number): SettlementLine {
  const entityRef = `rfnd_${randomUUID()}`
  const amounts = { grossMinor: -amountMinor, feeMinor: 0, taxMinor: 0, netMinor: -amountMinor }
  return { ...lineOf(payment, settlementId), kind: 'refund', entityRef, refundRef: entityRef, ...amounts }
}

/** What is stored and booked of a settlement: '<account> <amount>', and '<reason> <entity>'. */
export async function readSettlement(db: Db, ref: string) {
  const [settlement] = await db.select().from(settlements).where(eq(settlements.ref, ref))
  const lines = settlement
    ? await db.select().from(settlementLines).where(eq(settlementLines.settlementId, settlement.id))
    : []
  const found = await db
    .select()
    .from(settlementMismatches)
    .where(like(settlementMismatches.key, `${ref}%`))
    .orderBy(asc(settlementMismatches.reason))
  const transfers = await db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.idempotencyKey, `settlement:${PROVIDER}:${ref}`))
  const postings = settlement ? await listPostings(db, { subject: `settlement:${settlement.id}` }) : []
  return {
    settlement,
    lines,
    transfers,
    mismatches: found.filter(({ resolvedAt }) => resolvedAt === null).map(({ reason, key }) => `${reason} ${key}`),
    book: postings.map(({ account, amountMinor }) => `${account} ${amountMinor}`),
  }
}
