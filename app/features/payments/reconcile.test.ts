import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { choose } from '#app/platform/payments/sandbox/payments.server.ts'
import { testDatabase } from '#test/database.ts'
import { FIRST_CHECK_MS, PAYMENT_TTL_MS } from './commands/open-payment.server.ts'
import { reconcile } from './commands/reconcile.server.ts'
import { requestRefund } from './commands/request-refund.server.ts'
import { sendRefunds } from './commands/send-refunds.server.ts'
import type { Payment } from './ports.ts'
import { type Gateway, openGateway, reportOf } from './gateway.test-support.ts'
import { payments, refunds } from './tables.server.ts'

const unreachable = new PaymentProviderError('unavailable', { provider: 'sandbox', action: 'test', code: 'timeout' })

let database: Database
let gateway: Gateway
beforeEach(async () => {
  database ??= await testDatabase()
  gateway = openGateway(database)
  // Each test begins without due checks and refunds.
  await database.db.update(payments).set({ nextCheckAt: null })
  await database.db.update(refunds).set({ nextAttemptAt: null })
})

/** Pays at the provider without a notification to us. */
const payWithoutNotification = ({ providerRef }: Payment, outcome: 'success' | 'failure' = 'success') =>
  choose(gateway.db, { id: providerRef ?? '', method: 'upi', outcome }, gateway.now())

/** Counts calls of the provider. */
function countFetches(): { asked: number } {
  const counter = { asked: 0 }
  const { fetch } = gateway.provider
  gateway.provider.fetch = (providerRef) => {
    counter.asked++
    return fetch(providerRef)
  }
  return counter
}

describe('a payment whose notification was lost', () => {
  it('is found by asking the provider, once, after some minutes without news', async () => {
    const payment = await gateway.started()
    await payWithoutNotification(payment)
    expect(await reconcile(gateway.deps)).toBe(0)
    gateway.wait(FIRST_CHECK_MS)
    expect(await reconcile(gateway.deps)).toBe(1)
    expect(await gateway.read(payment)).toMatchObject({ state: 'captured', method: 'upi' })
    gateway.wait(HOUR_MS)
    await reconcile(gateway.deps)
    expect(gateway.settledFor(payment)).toEqual(['captured'])
  })

  it('is not settled again when the notification arrives later', async () => {
    const payment = await gateway.started()
    await payWithoutNotification(payment)
    gateway.wait(FIRST_CHECK_MS)
    await reconcile(gateway.deps)
    await gateway.notify(reportOf(payment, 'captured'))
    expect(gateway.settledFor(payment)).toEqual(['captured'])
  })

  it('is checked for three days after it failed or expired, in growing intervals', async () => {
    const payment = await gateway.started()
    const questions = countFetches()
    for (let elapsed = 0; elapsed < 4 * 24 * HOUR_MS; elapsed += 10 * MINUTE_MS) {
      gateway.wait(10 * MINUTE_MS)
      await reconcile(gateway.deps)
    }
    expect(await gateway.read(payment)).toMatchObject({ state: 'expired', nextCheckAt: null })
    expect(questions.asked).toBeGreaterThan(10)
    expect(questions.asked).toBeLessThan(40)
  })
})

describe('a payment that never reached the provider', () => {
  it('expires without a call of the provider', async () => {
    const payment = await gateway.opened()
    const questions = countFetches()
    gateway.wait(PAYMENT_TTL_MS)
    expect(await reconcile(gateway.deps)).toBe(1)
    expect((await gateway.read(payment)).state).toBe('expired')
    expect(questions.asked).toBe(0)
  })
})

describe('when the provider is down', () => {
  it('nothing is decided, the other payments are checked, and it is asked again later', async () => {
    const first = await gateway.started()
    const second = await gateway.started()
    await payWithoutNotification(first)
    await payWithoutNotification(second)
    const { fetch } = gateway.provider
    gateway.provider.fetch = (providerRef) =>
      providerRef === first.providerRef ? Promise.reject(unreachable) : fetch(providerRef)
    gateway.wait(FIRST_CHECK_MS)
    expect(await reconcile(gateway.deps)).toBe(1)
    expect((await gateway.read(first)).state).toBe('created')
    expect((await gateway.read(second)).state).toBe('captured')
    gateway.provider.fetch = fetch
    gateway.wait(HOUR_MS)
    expect(await reconcile(gateway.deps)).toBe(1)
    expect(gateway.settledFor(first)).toEqual(['captured'])
  })

  it('a payment is flagged, not settled, when the provider reports another amount', async () => {
    const payment = await gateway.started()
    gateway.provider.fetch = async () => reportOf(payment, 'captured', { amountMinor: 1 })
    gateway.wait(FIRST_CHECK_MS)
    expect(await reconcile(gateway.deps)).toBe(0)
    expect(await gateway.read(payment)).toMatchObject({ state: 'created', flag: 'other-amount' })
  })
})

describe('a refund', () => {
  async function captured(): Promise<Payment> {
    const payment = await gateway.started()
    await payWithoutNotification(payment)
    await gateway.notify(reportOf(payment, 'captured'))
    return gateway.read(payment)
  }
  const request = (payment: Payment) =>
    requestRefund(gateway.db, { payment, reason: 'Changed my mind.', now: gateway.now() })
  const read = async (payment: Payment) =>
    (await gateway.db.select().from(refunds).where(eq(refunds.paymentId, payment.id)))[0]

  it('is sent once, and is settled by reconciliation when no notification arrives', async () => {
    const payment = await captured()
    await request(payment)
    await request(payment)
    const refunded: string[] = []
    const { refund } = gateway.provider
    gateway.provider.refund = (input) => {
      refunded.push(input.refundId)
      return refund(input)
    }
    expect(await sendRefunds(gateway.deps)).toBe(1)
    gateway.wait(HOUR_MS)
    expect(await sendRefunds(gateway.deps)).toBe(0)
    expect(refunded).toEqual([(await read(payment))?.id])
    expect(gateway.settledFor(payment)).toEqual(['captured'])
    expect(await reconcile(gateway.deps)).toBe(1)
    expect(gateway.settledFor(payment)).toEqual(['captured', 'refunded'])
    expect(await read(payment)).toMatchObject({ sentAt: expect.any(Date), settledAt: gateway.now() })
  })

  it('is retried after a growing pause, under the same id, for as long as the provider refuses it', async () => {
    const payment = await captured()
    await request(payment)
    const { refund } = gateway.provider
    const ids: string[] = []
    const minutes: number[] = []
    let minute = 0
    gateway.provider.refund = async ({ refundId }) => {
      ids.push(refundId)
      minutes.push(minute)
      throw unreachable
    }
    for (; minute <= 40; minute++) {
      await reconcile(gateway.deps)
      gateway.wait(MINUTE_MS)
    }
    expect(minutes).toEqual([0, 1, 3, 7, 15, 31])
    expect(new Set(ids).size).toBe(1)
    expect((await gateway.read(payment)).state).toBe('captured')
    gateway.provider.refund = refund
    gateway.wait(HOUR_MS)
    expect(await sendRefunds(gateway.deps)).toBe(1)
  })

  it('that the provider made by itself without a notification is found a day later', async () => {
    const payment = await captured()
    await gateway.provider.refund({
      providerRef: payment.providerRef ?? '',
      refundId: randomUUID(),
      amountMinor: 550_00,
    })
    gateway.wait(23 * HOUR_MS)
    expect(await reconcile(gateway.deps)).toBe(0)
    gateway.wait(HOUR_MS)
    expect(await reconcile(gateway.deps)).toBe(1)
    expect(gateway.settledFor(payment)).toEqual(['captured', 'refunded'])
  })

  it('that is sent weeks later is checked until it has arrived', async () => {
    const payment = await captured()
    gateway.wait(30 * 24 * HOUR_MS)
    await reconcile(gateway.deps)
    expect((await gateway.read(payment)).nextCheckAt).toBeNull()
    await request(payment)
    const { fetch, refund } = gateway.provider
    gateway.provider.refund = async () => {}
    await sendRefunds(gateway.deps)
    for (let day = 0; day < 5; day++) {
      gateway.wait(24 * HOUR_MS)
      expect(await reconcile(gateway.deps)).toBe(0)
    }
    gateway.provider.refund = refund
    gateway.provider.fetch = async (providerRef) => {
      const report = await fetch(providerRef)
      return report && { ...report, state: 'refunded' }
    }
    gateway.wait(24 * HOUR_MS)
    expect(await reconcile(gateway.deps)).toBe(1)
    expect(gateway.settledFor(payment)).toEqual(['captured', 'refunded'])
  })

  it('that the provider made by itself is recorded as settled', async () => {
    const payment = await captured()
    await gateway.notify(reportOf(payment, 'refunded'))
    expect(await read(payment)).toMatchObject({ reason: 'returned-by-provider', settledAt: gateway.now() })
    expect(await sendRefunds(gateway.deps)).toBe(0)
  })

  it('of a part arrives once, the rest stays captured, and the last one makes the payment refunded', async () => {
    const payment = await captured()
    const part = (key: string, amountMinor: number) =>
      requestRefund(gateway.db, { payment, key, amountMinor, reason: 'Came broken.', now: gateway.now() })
    const [first, again] = [await part('a', 200_00), await part('a', 200_00)]
    expect(again.id).toBe(first.id)
    await expect(part('b', 350_01)).rejects.toThrow()
    await sendRefunds(gateway.deps)
    gateway.wait(HOUR_MS)
    // No notification was sent; the sandbox lists it when asked.
    expect(await reconcile(gateway.deps)).toBe(1)
    expect(gateway.settledFor(payment)).toEqual(['captured', 'refunded'])
    expect((await gateway.read(payment)).state).toBe('captured')
    await gateway.notify(reportOf(payment, 'captured', { refundedIds: [first.id, randomUUID(), 'not ours'] }))
    expect(gateway.settledFor(payment)).toEqual(['captured', 'refunded'])
    const last = await part('b', 350_00)
    await gateway.notify(reportOf(payment, 'captured', { refundedIds: [first.id, last.id] }))
    expect(gateway.settledFor(payment)).toEqual(['captured', 'refunded', 'refunded'])
    expect((await gateway.read(payment)).state).toBe('refunded')
  })

  it('of the rest, by the provider itself, settles the refund on its way and records the unrequested amount', async () => {
    const payment = await captured()
    await requestRefund(gateway.db, {
      payment,
      key: 'a',
      amountMinor: 200_00,
      reason: 'Came broken.',
      now: gateway.now(),
    })
    await gateway.notify(reportOf(payment, 'refunded'))
    const rows = await gateway.db.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(refunds.key)
    expect(rows.map(({ key, amountMinor, settledAt }) => [key, amountMinor, settledAt !== null])).toEqual([
      ['a', 200_00, true],
      ['provider', 350_00, true],
    ])
    expect(gateway.settledFor(payment)).toEqual(['captured', 'refunded', 'refunded'])
  })
})
