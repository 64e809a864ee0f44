import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { choose } from '#app/platform/payments/sandbox/payments.server.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { openGateway } from '#app/features/payments/gateway.test-support.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { testDatabase } from '#test/database.ts'
import { importSettlements } from './import-settlements.server.ts'
import { settlementDays, settlementMismatches, settlements } from './tables.server.ts'

const database = await testDatabase()
const { db } = database
let gateway = openGateway(database)
beforeEach(() => {
  gateway = openGateway(database)
})

/** A card payment of ₹550 at the sandbox, captured in our books. It starts on a Friday. */
async function paid() {
  const payment = await gateway.started()
  await choose(db, { id: payment.providerRef ?? '', method: 'card', outcome: 'success' }, gateway.now())
  await db
    .update(payments)
    .set({ state: 'captured', stateAt: gateway.now(), nextCheckAt: null })
    .where(eq(payments.id, payment.id))
  return payment
}

test('from Friday’s payment to the bank on Monday, read on Tuesday; a payment that is never settled is found a week later', async () => {
  const payment = await paid()
  expect(await importSettlements(gateway.deps)).toBe(0)
  gateway.wait(4 * DAY_MS)
  expect(await importSettlements(gateway.deps)).toBe(4)
  const ofMonday = { ref: 'setl_20261123_INR', settledOn: '2026-11-23', provider: 'sandbox' }
  expect(await db.select().from(settlements)).toMatchObject([{ ...ofMonday, bookedAt: gateway.now() }])
  expect(await db.select().from(settlementMismatches)).toEqual([])

  // The sandbox does not know this one.
  const lost = await gateway.opened()
  await db
    .update(payments)
    .set({ state: 'captured', stateAt: gateway.now(), providerRef: randomUUID() })
    .where(eq(payments.id, lost.id))
  gateway.wait(7 * DAY_MS)
  await importSettlements(gateway.deps)
  expect(await db.select().from(settlementMismatches)).toEqual([])
  gateway.wait(DAY_MS)
  await importSettlements(gateway.deps)
  const missing = { reason: 'not-settled', paymentId: lost.id, bookedMinor: 550_00, reportedMinor: null }
  expect(await db.select().from(settlementMismatches)).toMatchObject([missing])
  expect(payment.id).not.toBe(lost.id)
})

test('a day is read once, and again a day later for three days, each settlement booked once', async () => {
  await db.delete(settlementDays)
  await paid()
  const asked: string[] = []
  const { list } = gateway.provider.settlements
  Object.assign(gateway.provider, {
    settlements: {
      list: (input: { day: string }) => {
        asked.push(input.day)
        return list(input)
      },
    },
  })
  gateway.wait(DAY_MS)
  for (let hour = 0; hour < 5 * 24; hour++) {
    await importSettlements(gateway.deps)
    gateway.wait(HOUR_MS)
  }
  const times = asked.filter((day) => day === '2026-11-23').length
  expect(times).toBeGreaterThanOrEqual(2)
  expect(times).toBeLessThanOrEqual(4)
  expect(await db.$count(settlements, eq(settlements.ref, 'setl_20261123_INR'))).toBe(1)
})

test('a provider that does not answer is logged and asked again, and nothing counts as missing meanwhile', async () => {
  await db.delete(settlementDays)
  const before = await db.$count(settlementMismatches)
  await paid()
  const { settlements: reports } = gateway.provider
  const down = new PaymentProviderError('unavailable', { provider: 'sandbox', action: 'list', code: 'time-out' })
  Object.assign(gateway.provider, { settlements: { list: () => Promise.reject(down) } })
  gateway.wait(20 * DAY_MS)
  expect(await importSettlements(gateway.deps)).toBe(0)
  expect(gateway.logged).toMatchObject([{ level: 'error', fields: { provider: 'sandbox', code: 'time-out' } }])
  expect(await db.$count(settlementMismatches)).toBe(before)
  Object.assign(gateway.provider, { settlements: reports })
  expect(await importSettlements(gateway.deps)).toBeGreaterThanOrEqual(20)
})

test('what is missing is found when days were read, also if a later one cannot be, and not searched for in between', async () => {
  await db.delete(settlementDays)
  await db.delete(settlementMismatches)
  // The sandbox does not know it.
  const lost = await gateway.opened()
  await db
    .update(payments)
    .set({ state: 'captured', stateAt: gateway.now(), providerRef: randomUUID() })
    .where(eq(payments.id, lost.id))
  const { list } = gateway.provider.settlements
  const broken = new PaymentProviderError('unavailable', { provider: 'sandbox', action: 'list', code: 'bad-report' })
  const lastDay = dayOfIndia(new Date(gateway.now().getTime() + 10 * DAY_MS))
  Object.assign(gateway.provider, {
    settlements: { list: (input: { day: string }) => (input.day < lastDay ? list(input) : Promise.reject(broken)) },
  })
  gateway.wait(12 * DAY_MS)
  await importSettlements(gateway.deps)
  expect(gateway.logged).toMatchObject([{ fields: { code: 'bad-report' } }])
  const found = await db.select().from(settlementMismatches).where(eq(settlementMismatches.paymentId, lost.id))
  expect(found).toMatchObject([{ reason: 'not-settled', resolvedAt: null }])

  await db.delete(settlementMismatches)
  await importSettlements(gateway.deps)
  expect(await db.$count(settlementMismatches)).toBe(0)
})
