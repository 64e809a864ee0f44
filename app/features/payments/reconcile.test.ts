import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/durations.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { choose } from '#app/platform/payments/sandbox/book.server.ts'
import { testDatabase } from '#test/database.ts'
import { FIRST_CHECK_MS, PAYMENT_TTL_MS } from './commands/open-payment.server.ts'
import { reconcile } from './commands/reconcile.server.ts'
import { requestRefund } from './commands/request-refund.server.ts'
import { sendRefunds } from './commands/send-refunds.server.ts'
import type { Payment } from './events.ts'
import { type House, openHouse, reportOf } from './house.test-support.ts'
import { payments, refunds } from './tables.server.ts'

const away = new PaymentProviderError('unavailable', { provider: 'sandbox', action: 'test', code: 'timeout' })

let database: Database
let house: House
beforeEach(async () => {
  database ??= await testDatabase()
  house = openHouse(database)
  // Each story begins with nothing that waits to be checked or sent.
  await database.db.update(payments).set({ nextCheckAt: null })
  await database.db.update(refunds).set({ nextAttemptAt: null })
})

/** What happens at the provider without a word to us: the sandbox's notifications go nowhere here. */
const payQuietly = ({ providerRef }: Payment, outcome: 'success' | 'failure' = 'success') =>
  choose(house.db, { id: providerRef ?? '', method: 'upi', outcome }, house.now())

/** Counts how often the provider is asked. */
function countQuestions(): { asked: number } {
  const counter = { asked: 0 }
  const { fetch } = house.provider
  house.provider.fetch = (providerRef) => {
    counter.asked++
    return fetch(providerRef)
  }
  return counter
}

describe('a payment whose notification was lost', () => {
  it('is found by asking, once, when nothing was heard for a while', async () => {
    const payment = await house.started()
    await payQuietly(payment)
    expect(await reconcile(house.deps)).toBe(0)
    house.wait(FIRST_CHECK_MS)
    expect(await reconcile(house.deps)).toBe(1)
    expect(await house.read(payment)).toMatchObject({ state: 'captured', method: 'upi' })
    house.wait(HOUR_MS)
    await reconcile(house.deps)
    expect(house.settledFor(payment)).toEqual(['captured'])
  })

  it('is not counted again when the notification comes after all', async () => {
    const payment = await house.started()
    await payQuietly(payment)
    house.wait(FIRST_CHECK_MS)
    await reconcile(house.deps)
    await house.notify(reportOf(payment, 'captured'))
    expect(house.settledFor(payment)).toEqual(['captured'])
  })

  it('is still asked about for days after it failed or expired, in growing intervals', async () => {
    const payment = await house.started()
    const questions = countQuestions()
    for (let elapsed = 0; elapsed < 4 * 24 * HOUR_MS; elapsed += 10 * MINUTE_MS) {
      house.wait(10 * MINUTE_MS)
      await reconcile(house.deps)
    }
    expect(await house.read(payment)).toMatchObject({ state: 'expired', nextCheckAt: null })
    expect(questions.asked).toBeGreaterThan(10)
    expect(questions.asked).toBeLessThan(40)
  })
})

describe('a payment that never reached the provider', () => {
  it('expires without a question', async () => {
    const payment = await house.opened()
    const questions = countQuestions()
    house.wait(PAYMENT_TTL_MS)
    expect(await reconcile(house.deps)).toBe(1)
    expect((await house.read(payment)).state).toBe('expired')
    expect(questions.asked).toBe(0)
  })
})

describe('when the provider is away', () => {
  it('nothing is decided, the others are still asked about, and it is asked again later', async () => {
    const first = await house.started()
    const second = await house.started()
    await payQuietly(first)
    await payQuietly(second)
    const { fetch } = house.provider
    house.provider.fetch = (providerRef) =>
      providerRef === first.providerRef ? Promise.reject(away) : fetch(providerRef)
    house.wait(FIRST_CHECK_MS)
    expect(await reconcile(house.deps)).toBe(1)
    expect((await house.read(first)).state).toBe('created')
    expect((await house.read(second)).state).toBe('captured')
    house.provider.fetch = fetch
    house.wait(HOUR_MS)
    expect(await reconcile(house.deps)).toBe(1)
    expect(house.settledFor(first)).toEqual(['captured'])
  })

  it('a payment is flagged, not settled, when it answers with another amount', async () => {
    const payment = await house.started()
    house.provider.fetch = async () => reportOf(payment, 'captured', { amountMinor: 1 })
    house.wait(FIRST_CHECK_MS)
    expect(await reconcile(house.deps)).toBe(0)
    expect(await house.read(payment)).toMatchObject({ state: 'created', flag: 'other-amount' })
  })
})

describe('a refund', () => {
  async function captured(): Promise<Payment> {
    const payment = await house.started()
    await payQuietly(payment)
    await house.notify(reportOf(payment, 'captured'))
    return house.read(payment)
  }
  const request = (payment: Payment) =>
    requestRefund(house.db, { payment, reason: 'Changed my mind.', now: house.now() })
  const read = async (payment: Payment) =>
    (await house.db.select().from(refunds).where(eq(refunds.paymentId, payment.id)))[0]

  it('is sent once, and is settled by the reconciler when nobody tells that it arrived', async () => {
    const payment = await captured()
    await request(payment)
    await request(payment)
    const refunded: string[] = []
    const { refund } = house.provider
    house.provider.refund = (input) => {
      refunded.push(input.refundId)
      return refund(input)
    }
    expect(await sendRefunds(house.deps)).toBe(1)
    house.wait(HOUR_MS)
    expect(await sendRefunds(house.deps)).toBe(0)
    expect(refunded).toEqual([(await read(payment))?.id])
    expect(house.settledFor(payment)).toEqual(['captured'])
    expect(await reconcile(house.deps)).toBe(1)
    expect(house.settledFor(payment)).toEqual(['captured', 'refunded'])
    expect(await read(payment)).toMatchObject({ sentAt: expect.any(Date), settledAt: house.now() })
  })

  it('comes back after a growing pause for as long as the provider refuses it, under the same id', async () => {
    const payment = await captured()
    await request(payment)
    const { refund } = house.provider
    const ids: string[] = []
    const minutes: number[] = []
    let minute = 0
    house.provider.refund = async ({ refundId }) => {
      ids.push(refundId)
      minutes.push(minute)
      throw away
    }
    for (; minute <= 40; minute++) {
      await reconcile(house.deps)
      house.wait(MINUTE_MS)
    }
    expect(minutes).toEqual([0, 1, 3, 7, 15, 31])
    expect(new Set(ids).size).toBe(1)
    expect((await house.read(payment)).state).toBe('captured')
    house.provider.refund = refund
    house.wait(HOUR_MS)
    expect(await sendRefunds(house.deps)).toBe(1)
  })

  it('that the provider made by itself without a word is found a day later', async () => {
    const payment = await captured()
    await house.provider.refund({ providerRef: payment.providerRef ?? '', refundId: randomUUID(), amountMinor: 550_00 })
    house.wait(23 * HOUR_MS)
    expect(await reconcile(house.deps)).toBe(0)
    house.wait(HOUR_MS)
    expect(await reconcile(house.deps)).toBe(1)
    expect(house.settledFor(payment)).toEqual(['captured', 'refunded'])
  })

  it('that is sent weeks later is still asked about until it has arrived', async () => {
    const payment = await captured()
    house.wait(30 * 24 * HOUR_MS)
    await reconcile(house.deps)
    expect((await house.read(payment)).nextCheckAt).toBeNull()
    await request(payment)
    const { fetch, refund } = house.provider
    house.provider.refund = async () => {}
    await sendRefunds(house.deps)
    for (let day = 0; day < 5; day++) {
      house.wait(24 * HOUR_MS)
      expect(await reconcile(house.deps)).toBe(0)
    }
    house.provider.refund = refund
    house.provider.fetch = async (providerRef) => {
      const report = await fetch(providerRef)
      return report && { ...report, state: 'refunded' }
    }
    house.wait(24 * HOUR_MS)
    expect(await reconcile(house.deps)).toBe(1)
    expect(house.settledFor(payment)).toEqual(['captured', 'refunded'])
  })

  it('that the provider made by itself is noted as settled', async () => {
    const payment = await captured()
    await house.notify(reportOf(payment, 'refunded'))
    expect(await read(payment)).toMatchObject({ reason: 'returned-by-provider', settledAt: house.now() })
    expect(await sendRefunds(house.deps)).toBe(0)
  })

  it('in part arrives once, leaves the rest captured, and the last one makes the payment refunded', async () => {
    const payment = await captured()
    const part = (key: string, amountMinor: number) =>
      requestRefund(house.db, { payment, key, amountMinor, reason: 'Came broken.', now: house.now() })
    const [first, again] = [await part('a', 200_00), await part('a', 200_00)]
    expect(again.id).toBe(first.id)
    await expect(part('b', 350_01)).rejects.toThrow()
    await sendRefunds(house.deps)
    house.wait(HOUR_MS)
    // Nobody told; asked, the sandbox names it.
    expect(await reconcile(house.deps)).toBe(1)
    expect(house.settledFor(payment)).toEqual(['captured', 'refunded'])
    expect((await house.read(payment)).state).toBe('captured')
    await house.notify(reportOf(payment, 'captured', { refundedIds: [first.id, randomUUID(), 'not ours'] }))
    expect(house.settledFor(payment)).toEqual(['captured', 'refunded'])
    const last = await part('b', 350_00)
    await house.notify(reportOf(payment, 'captured', { refundedIds: [first.id, last.id] }))
    expect(house.settledFor(payment)).toEqual(['captured', 'refunded', 'refunded'])
    expect((await house.read(payment)).state).toBe('refunded')
  })

  it('of the rest, by the provider itself, settles what was on its way and writes down what nobody asked for', async () => {
    const payment = await captured()
    await requestRefund(house.db, { payment, key: 'a', amountMinor: 200_00, reason: 'Came broken.', now: house.now() })
    await house.notify(reportOf(payment, 'refunded'))
    const rows = await house.db.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(refunds.key)
    expect(rows.map(({ key, amountMinor, settledAt }) => [key, amountMinor, settledAt !== null])).toEqual([
      ['a', 200_00, true],
      ['provider', 350_00, true],
    ])
    expect(house.settledFor(payment)).toEqual(['captured', 'refunded', 'refunded'])
  })
})
