import { refundTime } from '#app/features/payments/copy.ts'
import { ASSUMED_DELIVERED_MS, RETURN_REFUSED_MS } from './schema.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** Texts of mails, steps and reasons. The texts of returns are in `return-copy.ts`. */
export const copy = {
  reason: {
    notPaid: 'Not paid in time. The items are available to others again.',
    replaced: 'You ordered again. The items are in your new order.',
    late: 'The payment arrived late. The items were still available.',
    tooLate: 'The payment arrived too late. The items are no longer available.',
    twice: 'This order was already paid.',
    byBuyer: 'You cancelled it.',
    shopClosed: 'The shop has closed.',
    byProvider: 'The payment service sent the money back.',
    assumed: `Nobody reported a problem within ${daysInWords(ASSUMED_DELIVERED_MS / DAY_MS)} after the expected delivery.`,
  },
  returnClosed: `Closed, because nobody asked the market desk within ${daysInWords(RETURN_REFUSED_MS / DAY_MS)}.`,
  payment: (number: string) => `Order ${number}`,
  mail: {
    test: 'Test payment. No real money moved.',
    back: 'Refund to you',
    quantity: (quantity: number, price: string) => `${quantity} × ${price}`,
    from: (seller: string) => `From ${seller}`,
    order: 'See your order',
    status: 'See the status',
    whyBuyer: (brandName: string) => `You get this mail because you ordered on ${brandName}.`,
    whySeller: (brandName: string) => `You get this mail because you sell on ${brandName}.`,
    paid: {
      subject: (number: string) => `Your order ${number} is paid`,
      body: 'Thank you. We have received your payment and told the sellers what to pack.',
      after: 'You can track your order, and cancel what is not sent yet.',
    },
    packed: {
      subject: (seller: string) => `${seller} has packed your parcel`,
      text: 'Your parcel is packed. Track it or cancel it:',
      body: (seller: string) => `${seller} has packed your parcel. We will write again when it is sent.`,
      after: 'Until then you can cancel it.',
    },
    assumed: {
      subject: (seller: string) => `Has your parcel from ${seller} arrived?`,
      text: 'Has your parcel arrived? If not, please tell us:',
      body: (seller: string, until: string) =>
        `Your parcel from ${seller} should have arrived by now, so we have marked it as delivered. If it has not arrived, or something is wrong, tell us by ${until}.`,
      button: 'Report a problem',
    },
    sent: {
      subject: (seller: string) => `${seller} has sent your parcel`,
      text: (day: string) => `Your parcel is on its way. It should arrive by ${day}. Track it:`,
      body: (seller: string, day: string) => `${seller} has sent your parcel. It should arrive by ${day}.`,
      tracking: 'Tracking',
      after: 'Confirm when it has arrived, or report a problem.',
    },
    cancelled: {
      subject: (seller: string) => `Your order from ${seller} is cancelled`,
      text: (number: string) => `Items of your order ${number} are cancelled. You get a full refund. See the status:`,
      body: (seller: string) => `Your order from ${seller} is cancelled. You get a full refund for it.`,
      reason: 'Reason',
      after: refundTime,
    },
    arrived: {
      subject: (amount: string) => `Your refund of ${amount} is complete`,
      body: (amount: string, number: string) =>
        `We have refunded ${amount} for your order ${number} to the account that you paid from.`,
    },
    unused: {
      subject: (number: string) => `Your payment for ${number} goes back to you`,
      late: 'Your payment arrived too late, and the items were no longer available. We are sorry. You get a full refund to the account that you paid from.',
      twice:
        'We received a second payment for an order that was already paid. You get a full refund of the second payment.',
      after: refundTime,
    },
    toSeller: {
      subject: (number: string) => `A new order: ${number}`,
      text: (number: string, day: string) => `You have a new order: ${number}. Deliver it by ${day}. See what to pack:`,
      body: 'You have a new order. It is paid.',
      by: 'Deliver by',
      after: 'The address and the packing slip are on the page of the order.',
      button: 'See the order',
    },
    cancelledToSeller: {
      subject: (number: string) => `Order ${number} is cancelled`,
      text: (number: string) => `Order ${number} is cancelled. Please do not send it:`,
      body: 'This order is cancelled. Please do not send it. The items are back in your stock.',
      button: 'See the order',
    },
  },
} as const
