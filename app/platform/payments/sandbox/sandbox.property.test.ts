import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentReport } from '#app/platform/payments/provider.ts'
import { testDatabase } from '#test/database.ts'
import { choose } from './payments.server.ts'
import { METHODS, OUTCOMES } from './outcomes.ts'
import { createSandbox } from './sandbox.server.ts'
import { sandboxNotifications, sandboxPayments, sandboxRefunds } from './tables.server.ts'

const { db } = await testDatabase()
const START_MS = Date.parse('2026-11-02T09:40:00Z')
const OPEN_MS = 60_000
const RUNS = 40
const STEPS_MAX = 25
const PAYMENTS = 3
const AMOUNT_MINOR = 1_000

const place = fc.nat({ max: PAYMENTS - 1 })
const step = fc.oneof(
  fc.record({
    act: fc.constant('choose'),
    place,
    outcome: fc.constantFrom(...OUTCOMES),
    method: fc.constantFrom(...METHODS),
  }),
  fc.record({
    act: fc.constant('refund'),
    place,
    refundId: fc.constantFrom('a', 'b', 'c'),
    amountMinor: fc.constantFrom(400, 600, AMOUNT_MINOR),
  }),
  fc.record({ act: fc.constant('wait'), seconds: fc.nat({ max: 30 }), isMerchantDown: fc.boolean() }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const EVERY_END: Step[] = [
  { act: 'choose', place: 0, outcome: 'success', method: 'upi' },
  { act: 'choose', place: 1, outcome: 'failure', method: 'card' },
  { act: 'wait', seconds: 1, isMerchantDown: false },
  { act: 'refund', place: 0, refundId: 'a', amountMinor: AMOUNT_MINOR },
]

/** Runs the steps until all notifications are delivered; returns the delivered reports and the final payments. */
async function play(steps: Step[]) {
  await db.delete(sandboxPayments)
  let now = new Date(START_MS)
  let isMerchantDown = false
  const received: PaymentReport[] = []
  const { provider, deliverDue } = createSandbox({
    db,
    clock: () => now,
    secret: 's',
    brand: 'Diya',
    baseUrl: 'https://diya.example/sandbox',
    deliver: async (headers, rawBody) => {
      if (isMerchantDown) return { ok: false }
      const read = await provider.readNotification(headers, rawBody)
      if (read.ok && read.report) received.push(read.report)
      return { ok: true }
    },
  })
  const wait = async (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
    await deliverDue(now)
  }
  const refs: string[] = []
  for (let i = 0; i < PAYMENTS; i++) {
    const request = { paymentId: randomUUID(), amountMinor: AMOUNT_MINOR, currency: 'INR', description: 'x' }
    const payer = { name: 'Asha', email: null, phone: null }
    const rest = { returnUrl: 'https://diya.example/', payer, expiresAt: new Date(START_MS + OPEN_MS) }
    refs.push((await provider.start({ ...request, ...rest })).providerRef)
  }
  for (const one of steps) {
    if (one.act === 'wait') {
      isMerchantDown = one.isMerchantDown
      await wait(one.seconds)
      continue
    }
    const id = refs[one.place] ?? ''
    if (one.act === 'choose') await choose(db, { id, method: one.method, outcome: one.outcome }, now)
    else await provider.refund({ ...one, providerRef: id, refundId: `${one.place}${one.refundId}` }).catch(() => {})
  }
  isMerchantDown = false
  for (let wave = 0; wave < 12; wave++) await wait(300)
  return { received, ends: await Promise.all(refs.map((ref) => provider.fetch(ref))) }
}

test('after any choices, refunds and failed deliveries the amounts balance and the merchant has the final states', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step as fc.Arbitrary<Step>, { maxLength: STEPS_MAX }), async (steps) => {
      const end = await play(steps)
      const payments = await db.select().from(sandboxPayments)
      const refunds = await db.select().from(sandboxRefunds)
      for (const payment of payments) {
        const mine = refunds.filter(({ paymentId }) => paymentId === payment.id)
        const returnedMinor = mine.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
        expect(payment.refundedMinor).toBe(returnedMinor)
        expect(returnedMinor).toBeLessThanOrEqual(payment.capturedAt ? payment.amountMinor : 0)
        const last = end.ends.find((report) => report?.providerRef === payment.id)
        if (!last) throw new Error('a payment is gone')
        ends.add(last.state)
        const states = end.received.filter(({ providerRef }) => providerRef === payment.id).map(({ state }) => state)
        const isLost = payment.outcome === 'lost' && last.state !== 'refunded'
        expect({ isLost, hasHeardTheEnd: isLost || states.includes(last.state) }).toEqual({
          isLost,
          hasHeardTheEnd: true,
        })
        expect(states.includes('captured') && payment.capturedAt === null).toBe(false)
        expect(states.includes('refunded') && last.state !== 'refunded').toBe(false)
      }
      const untold = (await db.select().from(sandboxNotifications)).filter(({ deliveredAt }) => deliveredAt === null)
      expect(untold).toEqual([])
    }),
    // The example covers every final state.
    { numRuns: RUNS, examples: [[EVERY_END]] },
  )
  expect(ends).toEqual(new Set(['expired', 'failed', 'captured', 'refunded']))
})
