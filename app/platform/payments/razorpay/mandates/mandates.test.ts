import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DebitRequest, MandateProvider, MandateRequest } from '#app/platform/payments/mandates.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { connect, KEY_SECRET, request as payment } from '#app/platform/payments/razorpay/connect.test-support.ts'
import { RazorpayStandIn } from '#app/platform/payments/razorpay/fake-razorpay.test-support.ts'
import { readRazorpayNotification } from '#app/platform/payments/razorpay/notification.server.ts'
import {
  badRequest,
  payment as recordedPayment,
  serverError,
} from '#app/platform/payments/razorpay/recorded.test-support.ts'
import { refusal } from '#app/platform/payments/refusal.test-support.ts'
import { sign } from '#app/platform/payments/signature.server.ts'
import { FIRST_ID, invoice, MANDATE_ID, token, tokenEvent } from './recorded.test-support.ts'

const DEBIT_ID = '3f7d2a10-5b1c-4c9e-9a77-6d5e4f3a2b1c'
const request: MandateRequest = {
  mandateId: MANDATE_ID,
  first: { ...payment, paymentId: FIRST_ID },
  method: 'upi',
  maxMinor: 50_000,
  until: new Date('2028-11-02T00:00:00Z'),
}

let razorpay: RazorpayStandIn
let provider: PaymentProvider
let mandates: MandateProvider

beforeEach(async () => {
  razorpay = new RazorpayStandIn()
  provider = await connect(razorpay)
  if (!provider.mandates) throw new Error('Razorpay has mandates')
  mandates = provider.mandates
})
afterEach(() => razorpay.close())

const debitOf = (mandateRef: string): DebitRequest => ({
  mandateRef,
  paymentId: DEBIT_ID,
  amountMinor: 30_000,
  currency: 'INR',
  description: 'A fridge for Rukmini',
  payer: request.first.payer,
})

async function approved(): Promise<string> {
  const { providerRef } = await mandates.register(request)
  razorpay.recurring.approve(providerRef)
  return providerRef
}

describe('registering a mandate', () => {
  test('one link asks for the first payment and says the limit, the end and the way to pay', async () => {
    expect(await mandates.register(request)).toEqual({
      providerRef: expect.stringMatching(/^inv_/),
      payUrl: expect.stringMatching(/^https:/),
    })
    expect(razorpay.asked.map(({ body }) => body)).toEqual([
      {
        customer: { name: 'Asha', email: 'asha@example.com' },
        type: 'link',
        amount: 50_000,
        currency: 'INR',
        description: 'A fridge for Rukmini',
        subscription_registration: {
          method: 'upi',
          max_amount: 50_000,
          expire_at: 1_856_736_000,
          frequency: 'monthly',
        },
        receipt: FIRST_ID,
        expire_by: request.first.expiresAt.getTime() / 1000,
        sms_notify: false,
        email_notify: false,
        notes: { reference: FIRST_ID, mandate: MANDATE_ID },
      },
    ])
  })

  test('again returns the same link, also when the first answer was lost', async () => {
    const first = await mandates.register(request)
    expect(await mandates.register(request)).toEqual(first)
    expect(razorpay.recurring.invoices.size).toBe(1)
  })

  test('the approval makes it active, and pays the first debit', async () => {
    const { providerRef } = await mandates.register(request)
    expect(await mandates.fetch(providerRef)).toMatchObject({
      mandateId: MANDATE_ID,
      refs: [providerRef],
      state: 'created',
    })
    expect(await provider.fetch(providerRef)).toMatchObject({ paymentId: FIRST_ID, state: 'created' })
    razorpay.recurring.approve(providerRef)
    const report = { mandateId: MANDATE_ID, refs: [providerRef, token.id], state: 'active' }
    expect(await mandates.fetch(providerRef)).toEqual(report)
    const first = { paymentId: FIRST_ID, providerRef, state: 'captured', amountMinor: 50_000, method: 'upi' }
    expect(await provider.fetch(providerRef)).toMatchObject(first)
  })

  test.each(['inv_unknown', 'no link', '../payments/pay_x'])('%s is unknown', async (ref) => {
    expect(await mandates.fetch(ref)).toBeNull()
  })
})

describe('a debit', () => {
  test('is an order that the token pays, reported under the id of the order', async () => {
    const { providerRef } = await mandates.debit(debitOf(await approved()))
    expect(providerRef).toMatch(/^order_/)
    expect(razorpay.asked.at(-1)?.body).toEqual({
      email: 'asha@example.com',
      amount: 30_000,
      currency: 'INR',
      order_id: providerRef,
      customer_id: invoice.customer_id,
      token: token.id,
      recurring: true,
      description: 'A fridge for Rukmini',
      notes: { reference: DEBIT_ID, debit: 'yes' },
    })
    expect(await provider.fetch(providerRef)).toMatchObject({ paymentId: DEBIT_ID, providerRef, state: 'pending' })
    razorpay.recurring.answer(providerRef, 'failed')
    expect(await provider.fetch(providerRef)).toMatchObject({ paymentId: DEBIT_ID, state: 'failed' })
  })

  test('asked five times is one, also when its answer was lost', async () => {
    const mandateRef = await approved()
    razorpay.failNext((c) => c.json(serverError, 500), /create\/recurring/)
    expect(await refusal(mandates.debit(debitOf(mandateRef)))).toMatchObject({ kind: 'unavailable' })
    const first = await mandates.debit(debitOf(mandateRef))
    for (let time = 0; time < 5; time++) expect(await mandates.debit(debitOf(mandateRef))).toEqual(first)
    expect(razorpay.recurring.orders.size).toBe(1)
    expect(razorpay.recurring.payments.size).toBe(2)
  })

  test('can be refunded', async () => {
    const { providerRef } = await mandates.debit(debitOf(await approved()))
    razorpay.recurring.answer(providerRef, 'captured')
    await provider.refund({ providerRef, refundId: 'a0c7b7de-1111-4222-8333-944455556666', amountMinor: 30_000 })
    expect(razorpay.refunds.map(({ amount }) => amount)).toEqual([30_000])
  })

  test('is refused before the approval, and of a cancelled mandate', async () => {
    const { providerRef } = await mandates.register(request)
    expect(await refusal(mandates.debit(debitOf(providerRef)))).toMatchObject({ kind: 'refused', code: 'not-active' })
    razorpay.recurring.approve(providerRef)
    await mandates.cancel(providerRef)
    expect(await refusal(mandates.debit(debitOf(providerRef)))).toMatchObject({ kind: 'refused' })
    expect(await mandates.fetch(providerRef)).toMatchObject({ state: 'cancelled' })
  })

  test('no error contains a key or who the payer is', async () => {
    const mandateRef = await approved()
    razorpay.failNext((c) => c.json(badRequest('asha@example.com cannot pay'), 400), /create\/recurring/)
    const error = await refusal(mandates.debit(debitOf(mandateRef)))
    const told = JSON.stringify([error, error.message, error.stack, String(error.cause)])
    for (const secret of [KEY_SECRET, 'asha@example.com']) expect(told).not.toContain(secret)
  })
})

test('cancelling twice is cancelling once, and a link that nobody approved is closed', async () => {
  const { providerRef } = await mandates.register(request)
  await mandates.cancel(providerRef)
  await mandates.cancel(providerRef)
  expect(await mandates.fetch(providerRef)).toMatchObject({ state: 'cancelled' })
  const calls = razorpay.asked.filter(({ path }) => path.endsWith('/cancel'))
  expect(calls).toHaveLength(1)
})

describe('a notification', () => {
  const receive = (body: object) => {
    const rawBody = JSON.stringify(body)
    const headers = new Headers({ 'x-razorpay-signature': sign(rawBody, 's'), 'x-razorpay-event-id': 'e1' })
    return readRazorpayNotification(headers, rawBody, ['s'])
  }
  const eventOf = (event: string, entities: Record<string, object>) => ({
    event,
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
  })

  test.each([
    ['confirmed', 'active'],
    ['paused', 'paused'],
    ['rejected', 'rejected'],
    ['cancelled', 'cancelled'],
  ])('token.%s is parsed as %s of a token', (status, state) => {
    const mandate = { mandateId: null, refs: [token.id], state }
    expect(receive(tokenEvent(status))).toEqual({ ok: true, eventId: 'e1', report: null, payout: null, mandate })
  })

  test('a paid or expired registration link is the first payment', () => {
    const paid = { invoice: { ...invoice, status: 'paid' }, payment: { ...recordedPayment, notes: [] } }
    const report = { paymentId: FIRST_ID, providerRef: invoice.id }
    expect(receive(eventOf('invoice.paid', paid))).toMatchObject({ report: { ...report, state: 'captured' } })
    const expired = { invoice: { ...invoice, status: 'expired' } }
    expect(receive(eventOf('invoice.expired', expired))).toMatchObject({ report: { ...report, state: 'expired' } })
  })

  test('an invoice that was made by hand in the same account is accepted without a report', () => {
    const byHand = { invoice: { ...invoice, receipt: 'Receipt No. 23', notes: [], status: 'paid' } }
    expect(receive(eventOf('invoice.paid', byHand))).toMatchObject({ ok: true, report: null })
  })

  test.each(['captured', 'failed'])('a %s debit is reported under its order', (status) => {
    const notes = { reference: DEBIT_ID, debit: 'yes' }
    const entity = { ...recordedPayment, status, notes, order_id: 'order_1', description: 'A fridge' }
    const report = { paymentId: DEBIT_ID, providerRef: 'order_1', state: status }
    expect(receive(eventOf(`payment.${status}`, { payment: entity }))).toMatchObject({ report })
  })
})
