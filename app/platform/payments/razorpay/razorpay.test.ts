import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { refusal } from '#app/platform/payments/refusal.test-support.ts'
import { connect, KEY_ID, KEY_SECRET, NOW, request } from './connect.test-support.ts'
import { createRazorpay } from './razorpay.server.ts'
import * as recorded from './recorded.test-support.ts'
import { RazorpayStandIn } from './fake-razorpay.test-support.ts'

const REFUND_ID = 'a0c7b7de-1111-4222-8333-944455556666'

let razorpay: RazorpayStandIn
let provider: PaymentProvider

beforeEach(async () => {
  razorpay = new RazorpayStandIn()
  provider = await connect(razorpay)
})
afterEach(() => razorpay.close())

describe('starting a payment', () => {
  test('a link is created with our reference and the whole amount, without mails or texts to the payer', async () => {
    const started = await provider.start(request)
    expect(started).toEqual({ providerRef: expect.stringMatching(/^plink_/), payUrl: expect.stringMatching(/^https:/) })
    const [asked] = razorpay.asked
    expect(asked?.body).toEqual({
      amount: 50_000,
      currency: 'INR',
      accept_partial: false,
      reference_id: recorded.REFERENCE,
      description: 'A fridge for Rukmini',
      customer: { name: 'Asha', email: 'asha@example.com' },
      notify: { sms: false, email: false },
      reminder_enable: false,
      notes: { reference: recorded.REFERENCE },
      callback_url: 'https://diya.example/pay/return',
      callback_method: 'get',
      expire_by: NOW.getTime() / 1000 + 30 * 60,
    })
    const credentials = Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')
    expect(asked?.headers.get('authorization')).toBe(`Basic ${credentials}`)
  })

  test('a link is open for at least the 15 minutes that Razorpay requires', async () => {
    await provider.start({ ...request, expiresAt: new Date(NOW.getTime() + MINUTE_MS) })
    expect(razorpay.asked[0]?.body?.['expire_by']).toBe(NOW.getTime() / 1000 + 16 * 60)
  })

  test('starting the same payment again returns the same link', async () => {
    const first = await provider.start(request)
    expect(await provider.start(request)).toEqual(first)
    expect(razorpay.links.size).toBe(1)
  })

  test('a link whose response was lost is found again', async () => {
    razorpay.failNext((c) => {
      razorpay.links.set(recorded.LINK_ID, { ...recorded.link })
      return c.json(recorded.serverError, 500)
    })
    expect((await refusal(provider.start(request))).kind).toBe('unavailable')
    expect(await provider.start(request)).toEqual({ providerRef: recorded.LINK_ID, payUrl: recorded.link.short_url })
  })

  test('the link of another payment is not returned when Razorpay ignores the filter', async () => {
    razorpay.links.set('plink_stranger', { ...recorded.link, id: 'plink_stranger', reference_id: 'someone else' })
    const first = await provider.start(request)
    razorpay.filtersByReference = false
    expect(await provider.start(request)).toEqual(first)
    expect(first.providerRef).not.toBe('plink_stranger')
  })

  test('a reference with another amount is refused', async () => {
    await provider.start(request)
    const error = await refusal(provider.start({ ...request, amountMinor: 50_100 }))
    expect(error).toMatchObject({ kind: 'refused', code: 'reference-has-another-amount' })
  })
})

describe('fetching the current state', () => {
  test.each([
    ['created', 'created'],
    ['partially_paid', 'pending'],
    ['expired', 'expired'],
    ['cancelled', 'expired'],
  ])('a link that is %s is a payment that is %s', async (status, state) => {
    const { providerRef } = await provider.start(request)
    razorpay.setStatus(providerRef, status)
    expect(await provider.fetch(providerRef)).toEqual({
      paymentId: recorded.REFERENCE,
      providerRef,
      state,
      amountMinor: 50_000,
      currency: 'INR',
      method: null,
      refundedIds: [],
      providerRefunds: [],
    })
  })

  test('a paid link has its payment method', async () => {
    const { providerRef } = await provider.start(request)
    razorpay.pay(providerRef)
    expect(await provider.fetch(providerRef)).toMatchObject({ state: 'captured', amountMinor: 50_000, method: 'upi' })
  })

  test('a payment that was captured after the link expired is reported', async () => {
    const { providerRef } = await provider.start(request)
    razorpay.pay(providerRef)
    razorpay.setStatus(providerRef, 'expired')
    expect(await provider.fetch(providerRef)).toMatchObject({ state: 'captured' })
  })

  test.each(['plink_unknown', 'no link at all', '../payments/pay_x'])('%s is unknown', async (ref) => {
    expect(await provider.fetch(ref)).toBeNull()
  })

  test('a link that was created by hand in the same account is ignored', async () => {
    razorpay.links.set(recorded.LINK_ID, { ...recorded.link, reference_id: 'invoice 23' })
    expect(await provider.fetch(recorded.LINK_ID)).toBeNull()
  })
})

describe('refunding', () => {
  async function paid() {
    const { providerRef } = await provider.start(request)
    razorpay.pay(providerRef)
    return { providerRef, refundId: REFUND_ID, amountMinor: 50_000 }
  }

  test('a refund has our id as key, receipt and note', async () => {
    await provider.refund(await paid())
    const asked = razorpay.asked.find(({ method, path }) => method === 'POST' && path.endsWith('/refund'))
    expect(asked?.headers.get('x-refund-idempotency')).toBe(REFUND_ID)
    expect(asked?.body).toEqual({
      amount: 50_000,
      speed: 'normal',
      receipt: REFUND_ID,
      notes: { refund_id: REFUND_ID },
    })
  })

  test('the same refund requested five times is one refund, and the payment is then refunded', async () => {
    const refund = await paid()
    for (let time = 0; time < 5; time++) await provider.refund(refund)
    expect(razorpay.refunds).toHaveLength(1)
    expect(await provider.fetch(refund.providerRef)).toMatchObject({ state: 'refunded', amountMinor: 50_000 })
  })

  test('a repeated refund is not paid twice when the idempotency key has expired', async () => {
    const refund = await paid()
    await provider.refund(refund)
    razorpay.forgetsRefundKeys = true
    await provider.refund(refund)
    expect(razorpay.refunds).toHaveLength(1)
  })

  test('a payment stays captured after a partial refund and becomes refunded after the last one', async () => {
    const refund = await paid()
    await provider.refund({ ...refund, amountMinor: 20_000 })
    const inPart = { state: 'captured', amountMinor: 50_000, refundedIds: [REFUND_ID] }
    expect(await provider.fetch(refund.providerRef)).toMatchObject(inPart)
    razorpay.refundStatus = 'pending'
    await provider.refund({ ...refund, refundId: `${REFUND_ID}-2`, amountMinor: 10_000 })
    expect(await provider.fetch(refund.providerRef)).toMatchObject(inPart)
    razorpay.refundStatus = 'processed'
    await provider.refund({ ...refund, refundId: `${REFUND_ID}-3`, amountMinor: 20_000 })
    expect(await provider.fetch(refund.providerRef)).toMatchObject({ state: 'refunded' })
  })

  test('a refund above the captured amount is refused', async () => {
    const error = await refusal(provider.refund({ ...(await paid()), amountMinor: 50_001 }))
    expect(error).toMatchObject({ kind: 'refused', code: 'BAD_REQUEST_ERROR' })
    expect(razorpay.refunds).toHaveLength(0)
  })

  test('a refund before the payment is refused', async () => {
    const { providerRef } = await provider.start(request)
    const error = await refusal(provider.refund({ providerRef, refundId: REFUND_ID, amountMinor: 50_000 }))
    expect(error).toMatchObject({ kind: 'refused', code: 'nothing-captured' })
  })

  test('a refund that is still pending may be requested again later', async () => {
    const refund = await paid()
    razorpay.failNext((c) => c.json(recorded.badRequest('request in progress'), 409), /refund$/)
    expect(await refusal(provider.refund(refund))).toMatchObject({ kind: 'unavailable' })
    await provider.refund(refund)
    expect(razorpay.refunds).toHaveLength(1)
  })
})

test('only test keys make a test provider', () => {
  const options = { keySecret: 's', webhookSecrets: ['w'], clock: () => NOW }
  expect(createRazorpay({ ...options, keyId: 'rzp_test_1' }).isTest).toBe(true)
  expect(createRazorpay({ ...options, keyId: 'rzp_live_1' }).isTest).toBe(false)
})
