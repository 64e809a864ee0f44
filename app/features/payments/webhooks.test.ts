import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sandboxHeaders, writeSandboxBody } from '#app/platform/payments/sandbox/notification.server.ts'
import { testDatabase } from '#test/database.ts'
import { type House, NOON, openHouse, reportOf, SECRET } from './house.test-support.ts'
import { paymentWebhooks } from './http.server.ts'
import { paymentEvents } from './tables.server.ts'

let house: House
beforeAll(async () => {
  house = openHouse(await testDatabase())
})

const answerOf = async (response: Response) => [response.status, await response.json()]
const eventsOf = async (paymentId: string) => {
  const [row] = await house.db
    .select({ count: count() })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
  return row?.count
}

describe('a notification', () => {
  it('that comes five times is counted once, and answered well each time', async () => {
    const payment = await house.started()
    const eventId = randomUUID()
    const answers: unknown[] = []
    for (let i = 0; i < 5; i++) answers.push(await answerOf(await house.notify(reportOf(payment, 'captured'), eventId)))
    expect(answers).toEqual([
      [200, { outcome: 'applied' }],
      ...Array.from({ length: 4 }, () => [200, { outcome: 'repeated' }]),
    ])
    expect(house.settledFor(payment)).toEqual(['captured'])
    expect(await eventsOf(payment.id)).toBe(1)
  })

  it('that comes five times at once is counted once', async () => {
    const payment = await house.started()
    const eventId = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => house.notify(reportOf(payment, 'captured'), eventId)))
    expect(house.settledFor(payment)).toEqual(['captured'])
  })

  it('about the same capture under another event id changes nothing', async () => {
    const payment = await house.started()
    await house.notify(reportOf(payment, 'captured'))
    expect(await answerOf(await house.notify(reportOf(payment, 'captured')))).toEqual([200, { outcome: 'unchanged' }])
    expect(house.settledFor(payment)).toEqual(['captured'])
  })

  it.each([
    ['captured', 'pending'],
    ['captured', 'created'],
    ['captured', 'failed'],
    ['captured', 'expired'],
    ['refunded', 'captured'],
    ['failed', 'pending'],
    ['failed', 'expired'],
  ] as const)('overtaken by "%s" does not lead back to "%s"', async (first, second) => {
    const payment = await house.started()
    await house.notify(reportOf(payment, first))
    expect(await answerOf(await house.notify(reportOf(payment, second)))).toEqual([200, { outcome: 'unchanged' }])
    expect((await house.read(payment)).state).toBe(first)
  })

  it('of a capture after failure or expiry is late money, and counts', async () => {
    for (const state of ['failed', 'expired'] as const) {
      const payment = await house.started()
      await house.notify(reportOf(payment, state))
      await house.notify(reportOf(payment, 'captured'))
      expect(house.settledFor(payment)).toEqual(['captured'])
    }
  })

  it('of a refund without a capture means both', async () => {
    const payment = await house.started()
    await house.notify(reportOf(payment, 'refunded'))
    await house.notify(reportOf(payment, 'captured'))
    expect(house.settledFor(payment)).toEqual(['captured', 'refunded'])
    expect((await house.read(payment)).state).toBe('refunded')
  })

  it("that arrives before we have noted the provider's answer finds its payment by our id", async () => {
    const payment = await house.opened()
    await house.notify(reportOf(payment, 'captured', { providerRef: randomUUID() }))
    expect(house.settledFor(payment)).toEqual(['captured'])
  })

  it('is neither remembered nor counted when something breaks, so that the next one counts', async () => {
    const payment = await house.started()
    const eventId = randomUUID()
    const { captured } = house.deps.settlements.contribution
    house.deps.settlements.contribution.captured = () => Promise.reject(new Error('the machine stopped'))
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await house.notify(reportOf(payment, 'captured'), eventId)).status).toBe(500)
    silence.mockRestore()
    house.deps.settlements.contribution.captured = captured
    expect((await house.read(payment)).state).toBe('created')
    expect(await eventsOf(payment.id)).toBe(0)
    expect(await answerOf(await house.notify(reportOf(payment, 'captured'), eventId))).toEqual([
      200,
      { outcome: 'applied' },
    ])
    expect(house.settledFor(payment)).toEqual(['captured'])
  })
})

describe('somebody who is not the provider', () => {
  it.each<[string, (body: string) => Headers]>([
    ['without a signature', () => new Headers()],
    ['with a signature by another secret', (body) => sandboxHeaders(body, 'a guess')],
    ['with the signature of another body', () => sandboxHeaders('{}', SECRET)],
    ['with an empty signature', () => new Headers({ 'x-sandbox-signature': '' })],
  ])('%s meets 401, changes nothing, and stands in the log without what was sent', async (_, headers) => {
    const payment = await house.started()
    const body = writeSandboxBody(randomUUID(), NOON, reportOf(payment, 'captured'))
    expect((await house.post(body, headers(body))).status).toBe(401)
    expect((await house.read(payment)).state).toBe('created')
    expect(house.settledFor(payment)).toEqual([])
    const line = house.logged.at(-1)
    expect(line).toMatchObject({ level: 'warn', fields: { provider: 'sandbox', reason: 'bad-signature' } })
    expect(JSON.stringify(line)).not.toContain(payment.id)
  })

  it('meets 404 at a provider that we do not have, 400 with nonsense, 413 with too much', async () => {
    const signed = (body: string) => sandboxHeaders(body, SECRET)
    expect((await house.post('{}', signed('{}'), '/paypal')).status).toBe(404)
    expect((await house.post('{}', signed('{}'), '/constructor')).status).toBe(404)
    expect((await house.post('nonsense', signed('nonsense'))).status).toBe(400)
    const large = 'x'.repeat(256 * 1024 + 1)
    expect((await house.post(large, signed(large))).status).toBe(413)
  })
})

describe('a report that contradicts our books', () => {
  it.each([
    ['other-amount', { amountMinor: 550_01 }],
    ['other-currency', { currency: 'USD' }],
    ['other-reference', { providerRef: '00000000-0000-4000-8000-000000000000' }],
  ])('(%s) is never settled, and flags the payment', async (flag, changes) => {
    const payment = await house.started()
    for (const state of ['captured', 'refunded'] as const) {
      expect(await answerOf(await house.notify(reportOf(payment, state, changes)))).toEqual([
        200,
        { outcome: 'mismatch' },
      ])
    }
    expect(house.settledFor(payment)).toEqual([])
    expect(await house.read(payment)).toMatchObject({ state: 'created', flag, flaggedAt: house.now() })
    expect(house.logged.at(-1)).toMatchObject({ level: 'error', fields: { outcome: 'mismatch' } })
  })

  it('by a payment that we do not know is kept for somebody to look at', async () => {
    const stranger = { ...reportOf(await house.started(), 'captured'), paymentId: randomUUID() }
    expect(await answerOf(await house.notify(stranger))).toEqual([200, { outcome: 'unknown-payment' }])
    expect(house.logged.at(-1)).toMatchObject({ level: 'error', fields: { outcome: 'unknown-payment' } })
  })
})

test('one provider cannot speak for the payment of another', async () => {
  const payment = await house.started()
  const other = { ...house.provider, name: 'razorpay' as const }
  const webhooks = paymentWebhooks({ ...house.deps, providers: { razorpay: other } })
  const body = writeSandboxBody(randomUUID(), NOON, reportOf(payment, 'captured'))
  const response = await webhooks.request('/razorpay', { method: 'POST', headers: sandboxHeaders(body, SECRET), body })
  expect(await response.json()).toEqual({ outcome: 'unknown-payment' })
  expect(house.settledFor(payment)).toEqual([])
})
