import { describe, expect, test } from 'vitest'
import { expectGoldenMails } from '#test/print-mails.ts'
import {
  assumedMessage,
  cancelledMessage,
  cancelledToSellerMessage,
  caseMessageToBuyer,
  caseMessageToSeller,
  type Message,
  orderMail,
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
    { title: 'Shawl <blue>', quantity: 2, priceMinor: 60_000 },
    { title: 'Thread', quantity: 1, priceMinor: 5_050 },
  ],
}
const PARTS = [
  { ...SOLD, goodsMinor: 125_050, deliveryMinor: 4_000 },
  { ...SOLD, sellerName: 'Asha', goodsMinor: 125_050, deliveryMinor: 0 },
]
const CANCELLED = { ...SOLD, ...ORDER, reason: 'Out of thread.\nSee http://evil.example' }
const CASE = { ...ORDER, sellerName: 'Kamla', by: 'operator', reason: 'damaged', words: 'It is\ntorn.' } as const
const ENVELOPE = {
  name: 'Leela',
  isTest: false,
  url: 'https://diya.example/orders/token?a=1&b=2',
  brandName: 'Diya & Co',
}
const say = (message: Message | null) => {
  if (!message) throw new Error('no mail')
  return orderMail(ENVELOPE, message)
}

describe('mails of orders', () => {
  test('every mail is as its golden file has it', async () => {
    await expectGoldenMails({
      paid: say(paidMessage({ ...ORDER, parts: PARTS })),
      'paid, a test, name forgotten': orderMail(
        { ...ENVELOPE, isTest: true, name: null },
        paidMessage({ ...ORDER, parts: PARTS.slice(1) }),
      ),
      'to pack': say(toPackMessage({ ...ORDER, ...SOLD, arrivesBy: DAY })),
      packed: say(packedMessage(SOLD)),
      assumed: say(assumedMessage({ ...SOLD, now: DAY })),
      sent: say(sentMessage({ ...SOLD, arrivesBy: DAY, tracking: 'IN-<1>' })),
      'sent, no tracking': say(sentMessage({ ...SOLD, arrivesBy: DAY, tracking: null })),
      cancelled: say(cancelledMessage(CANCELLED)),
      'cancelled, to the seller': say(cancelledToSellerMessage(CANCELLED)),
      refunded: say(refundedMessage(ORDER)),
      'too late': say(unusedMessage({ ...ORDER, why: 'late' })),
      'paid twice': say(unusedMessage({ ...ORDER, why: 'twice' })),
      'case requested, buyer': say(caseMessageToBuyer({ ...CASE, step: 'requested', by: 'buyer' })),
      'case requested, seller': say(caseMessageToSeller({ ...CASE, step: 'requested', by: 'buyer' })),
      'case accepted': say(caseMessageToBuyer({ ...CASE, step: 'accepted', by: 'seller', words: '' })),
      'case refused': say(caseMessageToBuyer({ ...CASE, step: 'refused', by: 'seller' })),
      'case disputed, buyer': say(caseMessageToBuyer({ ...CASE, step: 'disputed', by: 'buyer' })),
      'case disputed, seller': say(caseMessageToSeller({ ...CASE, step: 'disputed', by: 'buyer' })),
      'case refunded, buyer': say(caseMessageToBuyer({ ...CASE, step: 'refunded' })),
      'case refunded, seller': say(caseMessageToSeller({ ...CASE, step: 'refunded' })),
      'case closed, buyer': say(caseMessageToBuyer({ ...CASE, step: 'closed' })),
      'case closed, seller': say(caseMessageToSeller({ ...CASE, step: 'closed' })),
      'case message, buyer': say(caseMessageToBuyer({ ...CASE, step: 'said' })),
      'case message, seller': say(caseMessageToSeller({ ...CASE, step: 'said' })),
    })
  })

  test('nobody is told of a step of their own', () => {
    expect(caseMessageToBuyer({ ...CASE, step: 'said', by: 'buyer' })).toBeNull()
    expect(caseMessageToSeller({ ...CASE, step: 'refunded', by: 'seller' })).toBeNull()
    expect(caseMessageToSeller({ ...CASE, step: 'refused', by: 'operator' })).toBeNull()
  })
})
