import { describe, expect, test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import { type Message, orderMail } from './message.ts'
import { returnMessageToBuyer, returnMessageToSeller } from './return-mails.ts'
import {
  assumedMessage,
  cancelledMessage,
  cancelledToSellerMessage,
  packedMessage,
  paidMessage,
  refundedMessage,
  sentMessage,
  toPackMessage,
  unusedMessage,
} from './mails.ts'

const DAY = new Date('2026-12-01T06:00:00Z')
const ORDER = { number: 'M-2026-000042', currency: 'INR', amountMinor: 125_050 }
const SOLD = {
  currency: 'INR',
  sellerName: 'Kamla "Weaves"',
  lines: [
    { title: 'Shawl <blue>', quantity: 2, priceMinor: 60_000, picture: '/media/products/shawl.webp' },
    { title: 'Thread', quantity: 1, priceMinor: 5_050, picture: null },
  ],
}
const SHIPMENTS = [
  { ...SOLD, goodsMinor: 125_050, deliveryMinor: 4_000 },
  { ...SOLD, sellerName: 'Asha', goodsMinor: 125_050, deliveryMinor: 0 },
]
const CANCELLED = { ...SOLD, ...ORDER, reason: 'Out of thread.\nSee http://evil.example' }
const RETURN = { ...ORDER, sellerName: 'Kamla', by: 'operator', reason: 'damaged', words: 'It is\ntorn.' } as const
const ENVELOPE = {
  name: 'Leela',
  isTest: false,
  url: 'https://diya.example/orders/token?a=1&b=2',
  to: 'buyer' as const,
  site: { siteUrl: 'https://diya.example', brandName: 'Diya & Co' },
}
const say = (message: Message | null) => {
  if (!message) throw new Error('no mail')
  return orderMail(ENVELOPE, message)
}

describe('mails of orders', () => {
  test('each mail equals its golden file', async () => {
    await expectGoldenMails({
      paid: say(paidMessage({ ...ORDER, shipments: SHIPMENTS })),
      'paid, a test, name forgotten': orderMail(
        { ...ENVELOPE, isTest: true, name: null },
        paidMessage({ ...ORDER, shipments: SHIPMENTS.slice(1) }),
      ),
      'to pack': say(toPackMessage({ ...ORDER, ...SOLD, arrivesBy: DAY })),
      packed: say(packedMessage(SOLD)),
      assumed: say(assumedMessage({ ...SOLD, now: DAY })),
      sent: say(sentMessage({ ...SOLD, arrivesBy: DAY, carrier: null, tracking: 'IN-<1>' })),
      'sent, no tracking': say(sentMessage({ ...SOLD, arrivesBy: DAY, carrier: null, tracking: null })),
      cancelled: say(cancelledMessage(CANCELLED)),
      'cancelled, to the seller': say(cancelledToSellerMessage(CANCELLED)),
      refunded: say(refundedMessage(ORDER)),
      'too late': say(unusedMessage({ ...ORDER, why: 'late' })),
      'paid twice': say(unusedMessage({ ...ORDER, why: 'twice' })),
      'return requested, buyer': say(returnMessageToBuyer({ ...RETURN, step: 'requested', by: 'buyer' })?.() ?? null),
      'return requested, seller': say(returnMessageToSeller({ ...RETURN, step: 'requested', by: 'buyer' })?.() ?? null),
      'return accepted': say(
        returnMessageToBuyer({ ...RETURN, step: 'accepted', by: 'seller', words: '' })?.() ?? null,
      ),
      'return refused': say(returnMessageToBuyer({ ...RETURN, step: 'refused', by: 'seller' })?.() ?? null),
      'return disputed, buyer': say(returnMessageToBuyer({ ...RETURN, step: 'disputed', by: 'buyer' })?.() ?? null),
      'return disputed, seller': say(returnMessageToSeller({ ...RETURN, step: 'disputed', by: 'buyer' })?.() ?? null),
      'return refunded, buyer': say(returnMessageToBuyer({ ...RETURN, step: 'refunded' })?.() ?? null),
      'return refunded, seller': say(returnMessageToSeller({ ...RETURN, step: 'refunded' })?.() ?? null),
      'return closed, buyer': say(returnMessageToBuyer({ ...RETURN, step: 'closed' })?.() ?? null),
      'return closed, seller': say(returnMessageToSeller({ ...RETURN, step: 'closed' })?.() ?? null),
      'return message, buyer': say(returnMessageToBuyer({ ...RETURN, step: 'said' })?.() ?? null),
      'return message, seller': say(returnMessageToSeller({ ...RETURN, step: 'said' })?.() ?? null),
    })
  })

  test('nobody gets a mail about their own step', () => {
    expect(returnMessageToBuyer({ ...RETURN, step: 'said', by: 'buyer' })).toBeNull()
    expect(returnMessageToSeller({ ...RETURN, step: 'refunded', by: 'seller' })).toBeNull()
    expect(returnMessageToSeller({ ...RETURN, step: 'refused', by: 'operator' })).toBeNull()
  })
})
