import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ledgerPostings, ledgerTransfers } from '#app/features/ledger/tables.server.ts'
import { payments, refunds } from '#app/features/payments/tables.server.ts'
import type { Payment } from '#app/features/payments/ports.ts'
import { openGateway } from '#app/features/payments/gateway.test-support.ts'
import type { SettlementLine } from '#app/platform/payments/settlement-reports.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { insertPayment, lineOf } from './import.test-support.ts'
import { importSettlements } from './import-settlements.server.ts'
import type { MismatchReason } from './schema.ts'
import { settlementMismatches, settlements } from './tables.server.ts'

const database = await testDatabase()
const { db } = database
const HONEST = 60

/** What a statement can do wrong with the line of one payment: what it has instead, and what must be reported. */
const DIFFERENCES: readonly {
  reason: MismatchReason
  count: number
  plant: (line: SettlementLine) => SettlementLine[]
}[] = [
  { reason: 'not-settled', count: 9, plant: () => [] },
  {
    reason: 'unknown-payment',
    count: 9,
    plant: (line) => [line, { ...line, paymentId: randomUUID(), providerRef: randomUUID(), entityRef: randomUUID() }],
  },
  {
    reason: 'other-amount',
    count: 8,
    plant: (line) => [{ ...line, grossMinor: line.grossMinor - 1, netMinor: line.netMinor - 1 }],
  },
  { reason: 'wrong-sum', count: 8, plant: (line) => [{ ...line, feeMinor: line.feeMinor + 1 }] },
  { reason: 'other-currency', count: 8, plant: (line) => [{ ...line, currency: 'USD' }] },
  {
    reason: 'settled-twice',
    count: 8,
    plant: (line) => [
      line,
      { ...line, settlementId: `${line.settlementId}-again`, entityRef: `again_${line.entityRef}` },
    ],
  },
]

const readBooks = async () => ({
  payments: await db.select().from(payments).orderBy(asc(payments.id)),
  refunds: await db.select().from(refunds),
})

test('50 differences of a statement are 50 reports, each of its payment, and nothing of ours is changed by them', async () => {
  const gateway = openGateway(database)
  const planted: { reason: MismatchReason; payment: Payment; lines: SettlementLine[] }[] = []
  for (const { reason, count, plant } of DIFFERENCES) {
    for (let i = 0; i < count; i++) {
      const payment = await insertPayment(db, { at: gateway.now() })
      planted.push({ reason, payment, lines: plant(lineOf(payment, `setl_${randomUUID()}`)) })
    }
  }
  expect(planted).toHaveLength(50)
  const honest: SettlementLine[] = []
  for (let i = 0; i < HONEST; i++) honest.push(lineOf(await insertPayment(db, { at: gateway.now() }), 'setl_honest'))
  const lines = [...honest, ...planted.flatMap((each) => each.lines)]
  const list = ({ day }: { day: string }) => Promise.resolve(lines.filter(({ settledOn }) => settledOn === day))
  Object.assign(gateway.provider, { settlements: { list } })

  const before = await readBooks()
  await importSettlements(gateway.deps)
  for (let day = 0; day < 12; day++) {
    gateway.wait(DAY_MS)
    await importSettlements(gateway.deps)
  }

  const found = await db.select().from(settlementMismatches)
  const key = (reason: string, paymentId: string | null) => `${reason} ${paymentId}`
  const expected = planted.map(({ reason, payment }) =>
    // A payment that is not ours is reported without one.
    key(reason, reason === 'unknown-payment' ? null : payment.id),
  )
  expect(found.map(({ reason, paymentId }) => key(reason, paymentId)).toSorted()).toEqual(expected.toSorted())
  expect(found.filter(({ resolvedAt, explainedAt }) => resolvedAt !== null || explainedAt !== null)).toEqual([])

  // Nothing is changed by itself: no payment, no refund; of the ledger only the bank's own transfers, each once.
  expect(await readBooks()).toEqual(before)
  const transfers = await db.select().from(ledgerTransfers)
  expect(new Set(transfers.map(({ kind }) => kind))).toEqual(new Set(['settlement']))
  const booked = (await db.select().from(settlements)).filter(({ bookedAt }) => bookedAt !== null)
  expect(transfers).toHaveLength(booked.length)
  const total = (await db.select().from(ledgerPostings)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  expect(total).toBe(0)
})
