import { describe, expect, test } from 'vitest'
import { sign } from '#app/platform/payments/signature.server.ts'
import { readRazorpayNotification } from './notification.server.ts'
import { events, LINK_ID, payment, REFERENCE } from './recorded.test-support.ts'

const SECRET = 'webhook-secret'
const PAYOUT_SECRET = 'webhook-secret-of-payouts'
const REFUND = 'a0c7b7de-1111-4222-8333-944455556666'

function receive(body: object | string, change: { signature?: string | null; eventId?: string | null } = {}) {
  const rawBody = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = new Headers({ 'content-type': 'application/json' })
  const signature = change.signature === undefined ? sign(rawBody, SECRET) : change.signature
  const eventId = change.eventId === undefined ? 'RjyCdS5SNm93qh' : change.eventId
  if (signature !== null) headers.set('X-Razorpay-Signature', signature)
  if (eventId !== null) headers.set('x-razorpay-event-id', eventId)
  return readRazorpayNotification(headers, rawBody, [SECRET, PAYOUT_SECRET])
}

describe('a notification of Razorpay', () => {
  const ours = { paymentId: REFERENCE, providerRef: LINK_ID, amountMinor: 50_000, currency: 'INR', providerRefunds: [] }
  test.each([
    ['a paid link', events.paid, { ...ours, refundedIds: [], state: 'captured', method: 'upi' }],
    ['an expired link', events.expired, { ...ours, refundedIds: [], state: 'expired', method: null }],
    ['a cancelled link', events.cancelled, { ...ours, refundedIds: [], state: 'expired', method: null }],
    ['a captured payment', events.captured, { ...ours, refundedIds: [], state: 'captured', method: 'upi' }],
    ['a failed attempt', events.failed, { ...ours, refundedIds: [], state: 'failed', method: 'netbanking' }],
    ['a refund of everything', events.refunded, { ...ours, refundedIds: [REFUND], state: 'refunded', method: 'upi' }],
    ['a refund of a part', events.refundedInPart, { ...ours, refundedIds: [REFUND], state: 'captured', method: 'upi' }],
  ])('%s is parsed', (_, body, report) => {
    expect(receive(body)).toEqual({ ok: true, eventId: 'RjyCdS5SNm93qh', report, payout: null, mandate: null })
  })

  test('a refund that somebody made on their pages is told with its amount', () => {
    const byHand = { id: 'rfnd_byhand', receipt: null, notes: [], amount: 12_300, status: 'processed' }
    const payload = { ...events.refundedInPart.payload, refund: { entity: byHand } }
    expect(receive({ ...events.refundedInPart, payload })).toMatchObject({
      report: { state: 'captured', refundedIds: [], providerRefunds: [{ ref: 'rfnd_byhand', amountMinor: 12_300 }] },
    })
  })

  test.each([
    ['an event that we do not use', events.orderPaid],
    ['a refund of money that never was captured', events.refundedUncaptured],
    ['an event named like a part of the language', { event: 'constructor', payload: {} }],
    ['an event of another kind of thing', { entity: 'event', event: 'subscription.charged', payload: {} }],
    [
      'a payment that came another way',
      { ...events.captured, payload: { payment: { entity: { ...payment, notes: [] } } } },
    ],
  ])('%s is accepted without a report', (_, body) => {
    expect(receive(body)).toEqual({ ok: true, eventId: 'RjyCdS5SNm93qh', report: null, payout: null, mandate: null })
  })

  test('an event without an id is identified by the hash of its body', () => {
    const [first, again, other] = [events.paid, events.paid, events.failed].map((body) =>
      receive(body, { eventId: null }),
    )
    expect(first).toMatchObject({ ok: true, eventId: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(again).toEqual(first)
    expect(other).not.toMatchObject({ eventId: first?.ok && first.eventId })
  })
})

describe('a notification with a wrong signature or body', () => {
  const raw = JSON.stringify(events.paid)
  test.each([
    ['no signature', raw, null],
    ['a signature by another secret', raw, sign(raw, 'guessed')],
    ['a signature of another body', raw, sign(JSON.stringify(events.failed), SECRET)],
    ['an amount changed on the way', raw.replaceAll('50000', '90000'), sign(raw, SECRET)],
    ['the same JSON, spaced differently', JSON.stringify(events.paid, null, 1), sign(raw, SECRET)],
  ])('%s is refused', (_, body, signature) => {
    expect(receive(body, { signature })).toEqual({ ok: false, reason: 'bad-signature' })
  })

  test.each([
    ['no JSON', 'paid!'],
    ['no event', { payload: {} }],
    ['a used event without its link', { event: 'payment_link.paid', payload: {} }],
    ['an amount that is no whole number of paise', raw.replaceAll('50000', '500.5')],
  ])('that is signed, but %s, is unreadable', (_, body) => {
    expect(receive(body)).toEqual({ ok: false, reason: 'unreadable' })
  })
})
