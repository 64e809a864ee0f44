import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { SampleSource } from '#app/platform/mail/sample-source.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
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
import { type Message, orderMail } from './message.ts'
import { type ReturnNews, returnMessageToBuyer, returnMessageToSeller } from './return-mails.ts'

const NUMBER = 'DO-26-00042'
const MONEY = { number: NUMBER, currency: 'INR', amountMinor: 119_000 }

export function mailSamples(source: SampleSource): MailDraft[] {
  const { site } = source
  const buyer = { name: 'Meera Joshi', isTest: false, to: 'buyer', url: `${site.siteUrl}/orders/sample`, site } as const
  const seller = { ...buyer, name: 'Savita', to: 'seller', url: `${site.siteUrl}/account/shop/orders` } as const
  return [
    ...toBuyer(source).map((message) => orderMail(buyer, message)),
    ...toSeller(source).map((message) => orderMail(seller, message)),
  ]
}

function soldOf({ pictureOf }: SampleSource) {
  const lines = [
    { title: 'Mango pickle, 500 g', quantity: 2, priceMinor: 27_500, picture: pictureOf('mango-pickle-500-g') },
    { title: 'Garlic chutney, 200 g', quantity: 1, priceMinor: 14_000, picture: pictureOf('garlic-chutney-200-g') },
  ]
  return { lines, sellerName: 'Savita’s Pickles', currency: 'INR' }
}

function toBuyer(source: SampleSource): Message[] {
  const sold = soldOf(source)
  const arrivesBy = new Date(source.now.getTime() + 5 * DAY_MS)
  const other = [
    {
      title: 'Handloom dupatta, madder',
      quantity: 1,
      priceMinor: 45_000,
      picture: source.pictureOf('handloom-dupatta-madder'),
    },
  ]
  const shipments = [
    { ...sold, goodsMinor: 69_000, deliveryMinor: 5_000 },
    { lines: other, sellerName: 'Kamla Weaves', goodsMinor: 45_000, deliveryMinor: 0 },
  ]
  const cancelled = { ...sold, ...MONEY, reason: 'The pickle did not set.' }
  return [
    paidMessage({ number: NUMBER, currency: 'INR', shipments }),
    packedMessage(sold),
    sentMessage({ ...sold, arrivesBy, carrier: 'delhivery', tracking: '1490812345678' }),
    assumedMessage({ ...sold, now: source.now }),
    cancelledMessage(cancelled),
    refundedMessage(MONEY),
    unusedMessage({ ...MONEY, why: 'late' }),
    unusedMessage({ ...MONEY, why: 'twice' }),
    ...present(BUYER_STEPS.map((step) => returnMessageToBuyer({ ...RETURN, step, by: 'operator' }))),
  ]
}

function toSeller(source: SampleSource): Message[] {
  const sold = soldOf(source)
  const arrivesBy = new Date(source.now.getTime() + 5 * DAY_MS)
  return [
    toPackMessage({ ...sold, number: NUMBER, arrivesBy }),
    cancelledToSellerMessage({ ...sold, ...MONEY, reason: 'I ordered the wrong size.' }),
    ...present(SELLER_STEPS.map((step) => returnMessageToSeller({ ...RETURN, step, by: 'buyer' }))),
  ]
}

const RETURN = { ...MONEY, reason: 'damaged', words: 'The lid was broken.', sellerName: 'Savita’s Pickles' } as const
const BUYER_STEPS: readonly ReturnNews['step'][] = [
  'requested',
  'accepted',
  'refused',
  'disputed',
  'refunded',
  'closed',
  'said',
]
const SELLER_STEPS: readonly ReturnNews['step'][] = ['requested', 'disputed', 'refunded', 'closed', 'said']

const present = (writers: readonly ((() => Message) | null)[]): Message[] => writers.flatMap((write) => write?.() ?? [])
