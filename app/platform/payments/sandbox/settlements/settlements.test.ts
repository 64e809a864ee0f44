import { beforeEach, expect, test } from 'vitest'
import { choose } from '#app/platform/payments/sandbox/payments.server.ts'
import { requestFor, setUpSandbox } from '#app/platform/payments/sandbox/setup.test-support.ts'
import { DAY_S } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { daysSettledOn, feeOf } from './fees.ts'

const { db } = await testDatabase()
// Its clock starts on Monday 2 November 2026, 3:10 pm in India.
const { state, provider, pass, reset } = setUpSandbox(db)
beforeEach(reset)

async function paid(method: 'upi' | 'card', at = state.now): Promise<string> {
  const request = { ...requestFor(), expiresAt: new Date(at.getTime() + 60_000) }
  const { providerRef: id } = await provider.start(request)
  await choose(db, { id, method, outcome: 'success' }, at)
  return id
}
const list = (day: string) => provider.settlements.list({ day })

test('a card payment is settled on the next day less 2 % and GST on it, UPI in full', async () => {
  const [card, upi] = [await paid('card'), await paid('upi')]
  pass(DAY_S)
  const settlement = { settlementId: 'setl_20261103_INR', utr: 'SANDBOX20261103INR', settledOn: '2026-11-03' }
  const lines = await list('2026-11-03')
  expect(lines).toHaveLength(2)
  expect(lines.find(({ providerRef }) => providerRef === card)).toMatchObject({
    ...settlement,
    kind: 'payment',
    grossMinor: 50_000,
    feeMinor: 1_000,
    taxMinor: 180,
    netMinor: 48_820,
  })
  expect(lines.find(({ providerRef }) => providerRef === upi)).toMatchObject({ feeMinor: 0, netMinor: 50_000 })
  for (const day of ['2026-11-02', '2026-11-04']) expect(await list(day)).toEqual([])
})

test('nothing is settled before 10 am, and what was paid on Friday to Sunday is settled on Monday', async () => {
  pass(4 * DAY_S)
  for (let day = 0; day < 3; day++) {
    await paid('upi')
    pass(DAY_S)
  }
  // Monday 9 November, 3:10 pm
  expect(await list('2026-11-07')).toEqual([])
  expect(await list('2026-11-08')).toEqual([])
  expect(await list('2026-11-09')).toHaveLength(3)
  pass(-6 * 60 * 60)
  expect(await list('2026-11-09')).toEqual([])
})

test('refunds are lines with our id, those made by hand without', async () => {
  const ref = await paid('card')
  const ours = '0b0f8a3e-2f0c-4a55-9d7e-0f8f8a3e2f0c'
  await provider.refund({ providerRef: ref, refundId: ours, amountMinor: 20_000 })
  await provider.refund({ providerRef: ref, refundId: 'by-hand', amountMinor: 10_000 })
  pass(DAY_S)
  const refunds = (await list('2026-11-03')).filter(({ kind }) => kind === 'refund')
  expect(refunds).toMatchObject([
    { entityRef: 'rfnd_0b0f8a3e-2f0c-4a55-9d7e-0f8f8a3e2f0c', refundId: ours, grossMinor: -20_000, netMinor: -20_000 },
    { entityRef: 'rfnd_by-hand', refundId: null, grossMinor: -10_000 },
  ])
})

test('a failed or unpaid payment is not settled', async () => {
  const { providerRef: id } = await provider.start(requestFor())
  await choose(db, { id, method: 'card', outcome: 'failure' }, state.now)
  await provider.start(requestFor())
  pass(DAY_S)
  expect(await list('2026-11-03')).toEqual([])
})

test('each working day settles the days since the last one, so that no day is left out', () => {
  const settled = Array.from({ length: 70 }, (_, at) => new Date(Date.UTC(2026, 9, 5 + at)))
  const days = settled.map((date) => daysSettledOn(date.toISOString().slice(0, 10)))
  expect(days.reduce((sum, one) => sum + one, 0)).toBe(70)
  expect(days.slice(0, 7)).toEqual([3, 1, 1, 1, 1, 0, 0])
})

test('fee and tax are whole paise, and a method without a rate costs nothing', () => {
  const fees = { upi: 0, card: 200, netbanking: 190 }
  expect(feeOf(fees, { method: 'card', amountMinor: 33_333 })).toEqual({ feeMinor: 667, taxMinor: 120 })
  expect(feeOf(fees, { method: null, amountMinor: 33_333 })).toEqual({ feeMinor: 0, taxMinor: 0 })
  expect(feeOf(fees, { method: 'constructor', amountMinor: 33_333 })).toEqual({ feeMinor: 0, taxMinor: 0 })
})
