import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sandboxBody, sandboxHeaders, sandboxPayoutBody } from '#app/platform/payments/sandbox/notification.server.ts'
import { testDatabase } from '#test/database.ts'
import { type Gateway, openGateway, reportOf } from './gateway.test-support.ts'
import { paymentWebhooks } from './http.server.ts'
import { paymentEvents } from './tables.server.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = openGateway(await testDatabase())
})

const answerOf = async (response: Response) => [response.status, await response.json()]
const eventsOf = async (paymentId: string) => {
  const [row] = await gateway.db
    .select({ count: count() })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
  return row?.count
}

describe('a notification', () => {
  it('sent five times is applied once, and answered with 200 each time', async () => {
    const payment = await gateway.started()
    const eventId = randomUUID()
    const answers: unknown[] = []
    for (let i = 0; i < 5; i++)
      answers.push(await answerOf(await gateway.notify(reportOf(payment, 'captured'), eventId)))
    expect(answers).toEqual([
      [200, { outcome: 'applied' }],
      ...Array.from({ length: 4 }, () => [200, { outcome: 'repeated' }]),
    ])
    expect(gateway.settledFor(payment)).toEqual(['captured'])
    expect(await eventsOf(payment.id)).toBe(1)
  })

  it('sent five times at once is applied once', async () => {
    const payment = await gateway.started()
    const eventId = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => gateway.notify(reportOf(payment, 'captured'), eventId)))
    expect(gateway.settledFor(payment)).toEqual(['captured'])
  })

  it('about the same capture with another event id changes nothing', async () => {
    const payment = await gateway.started()
    await gateway.notify(reportOf(payment, 'captured'))
    expect(await answerOf(await gateway.notify(reportOf(payment, 'captured')))).toEqual([200, { outcome: 'unchanged' }])
    expect(gateway.settledFor(payment)).toEqual(['captured'])
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
    const payment = await gateway.started()
    await gateway.notify(reportOf(payment, first))
    expect(await answerOf(await gateway.notify(reportOf(payment, second)))).toEqual([200, { outcome: 'unchanged' }])
    expect((await gateway.read(payment)).state).toBe(first)
  })

  it('of a capture after failure or expiry is late money, and is settled', async () => {
    for (const state of ['failed', 'expired'] as const) {
      const payment = await gateway.started()
      await gateway.notify(reportOf(payment, state))
      await gateway.notify(reportOf(payment, 'captured'))
      expect(gateway.settledFor(payment)).toEqual(['captured'])
    }
  })

  it('of a refund without an earlier capture settles both', async () => {
    const payment = await gateway.started()
    await gateway.notify(reportOf(payment, 'refunded'))
    await gateway.notify(reportOf(payment, 'captured'))
    expect(gateway.settledFor(payment)).toEqual(['captured', 'refunded'])
    expect((await gateway.read(payment)).state).toBe('refunded')
  })

  it("that arrives before the provider's response is stored finds its payment by our id", async () => {
    const payment = await gateway.opened()
    await gateway.notify(reportOf(payment, 'captured', { providerRef: randomUUID() }))
    expect(gateway.settledFor(payment)).toEqual(['captured'])
  })

  it('is neither stored nor applied when an error occurs, so that the retry is applied', async () => {
    const payment = await gateway.started()
    const eventId = randomUUID()
    const { captured } = gateway.deps.settlements.contribution
    gateway.deps.settlements.contribution.captured = () => Promise.reject(new Error('the machine stopped'))
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await gateway.notify(reportOf(payment, 'captured'), eventId)).status).toBe(500)
    silence.mockRestore()
    gateway.deps.settlements.contribution.captured = captured
    expect((await gateway.read(payment)).state).toBe('created')
    expect(await eventsOf(payment.id)).toBe(0)
    expect(await answerOf(await gateway.notify(reportOf(payment, 'captured'), eventId))).toEqual([
      200,
      { outcome: 'applied' },
    ])
    expect(gateway.settledFor(payment)).toEqual(['captured'])
  })
})

describe('a sender who is not the provider', () => {
  it.each<[string, (body: string) => Headers]>([
    ['without a signature', () => new Headers()],
    ['with a signature by another secret', (body) => sandboxHeaders(body, 'a guess')],
    ['with the signature of another body', () => sandboxHeaders('{}', gateway.secret)],
    ['with an empty signature', () => new Headers({ 'x-sandbox-signature': '' })],
  ])('%s meets 401, changes nothing, and stands in the log without what was sent', async (_, headers) => {
    const payment = await gateway.started()
    const body = sandboxBody(randomUUID(), gateway.now(), reportOf(payment, 'captured'))
    expect((await gateway.post(body, headers(body))).status).toBe(401)
    expect((await gateway.read(payment)).state).toBe('created')
    expect(gateway.settledFor(payment)).toEqual([])
    const line = gateway.logged.at(-1)
    expect(line).toMatchObject({ level: 'warn', fields: { provider: 'sandbox', reason: 'bad-signature' } })
    expect(JSON.stringify(line)).not.toContain(payment.id)
  })

  it('gets 404 for an unknown provider, 400 for invalid data, 413 for too much data', async () => {
    const signed = (body: string) => sandboxHeaders(body, gateway.secret)
    expect((await gateway.post('{}', signed('{}'), '/paypal')).status).toBe(404)
    expect((await gateway.post('{}', signed('{}'), '/constructor')).status).toBe(404)
    expect((await gateway.post('nonsense', signed('nonsense'))).status).toBe(400)
    const large = 'x'.repeat(256 * 1024 + 1)
    expect((await gateway.post(large, signed(large))).status).toBe(413)
  })
})

describe('a report that contradicts the database', () => {
  it.each([
    ['other-amount', { amountMinor: 550_01 }],
    ['other-currency', { currency: 'USD' }],
    ['other-reference', { providerRef: '00000000-0000-4000-8000-000000000000' }],
  ])('(%s) is never settled, and flags the payment', async (flag, changes) => {
    const payment = await gateway.started()
    for (const state of ['captured', 'refunded'] as const) {
      expect(await answerOf(await gateway.notify(reportOf(payment, state, changes)))).toEqual([
        200,
        { outcome: 'mismatch' },
      ])
    }
    expect(gateway.settledFor(payment)).toEqual([])
    expect(await gateway.read(payment)).toMatchObject({ state: 'created', flag, flaggedAt: gateway.now() })
    expect(gateway.logged.at(-1)).toMatchObject({ level: 'error', fields: { outcome: 'mismatch' } })
  })

  it('about an unknown payment is stored for an operator', async () => {
    const stranger = { ...reportOf(await gateway.started(), 'captured'), paymentId: randomUUID() }
    expect(await answerOf(await gateway.notify(stranger))).toEqual([200, { outcome: 'unknown-payment' }])
    expect(gateway.logged.at(-1)).toMatchObject({ level: 'error', fields: { outcome: 'unknown-payment' } })
  })
})

test('of one provider about another provider’s payment is not applied', async () => {
  const payment = await gateway.started()
  const other = { ...gateway.provider, name: 'razorpay' as const }
  const webhooks = paymentWebhooks({ ...gateway.deps, providers: { razorpay: other } })
  const body = sandboxBody(randomUUID(), gateway.now(), reportOf(payment, 'captured'))
  const response = await webhooks.request('/razorpay', {
    method: 'POST',
    headers: sandboxHeaders(body, gateway.secret),
    body,
  })
  expect(await response.json()).toEqual({ outcome: 'unknown-payment' })
  expect(gateway.settledFor(payment)).toEqual([])
})

describe('a notification about a payout', () => {
  const report = {
    payoutId: randomUUID(),
    providerRef: randomUUID(),
    state: 'processed' as const,
    amountMinor: 48_820_00,
    currency: 'INR',
    utr: 'SANDBOX1',
    reason: null,
  }
  const send = (eventId: string, { webhooks } = gateway) => {
    const body = sandboxPayoutBody(eventId, gateway.now(), report)
    return webhooks.request('/sandbox', { method: 'POST', headers: sandboxHeaders(body, gateway.secret), body })
  }

  it('that nobody here sent is stored and not used, once', async () => {
    const eventId = randomUUID()
    expect(await answerOf(await send(eventId))).toEqual([200, { outcome: 'not-used' }])
    expect(await answerOf(await send(eventId))).toEqual([200, { outcome: 'repeated' }])
    const [stored] = await gateway.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId))
    expect(stored).toMatchObject({ report, outcome: 'not-used', paymentId: null })
  })
})
