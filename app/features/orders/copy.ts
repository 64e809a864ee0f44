import { ASSUMED_DELIVERED_MS, RETURN_REFUSED_MS } from './schema.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** Texts of mails, steps and reasons. The texts of returns are in `return-copy.ts`. */
export const copy = {
  reason: {
    notPaid: 'Not paid in time. The pieces are free again.',
    replaced: 'You ordered again, and the pieces went into the new order.',
    late: 'The payment arrived late; the pieces were still there.',
    tooLate: 'The payment arrived too late: the pieces are taken by now.',
    twice: 'This order was paid already.',
    byBuyer: 'You cancelled it.',
    shopClosed: 'The shop has closed.',
    byProvider: 'The payment service sent the money back.',
    assumed: `No word came for ${daysInWords(ASSUMED_DELIVERED_MS / DAY_MS)} after it should have arrived.`,
  },
  returnClosed: `Nobody asked the market desk within ${daysInWords(RETURN_REFUSED_MS / DAY_MS)}, so this is closed.`,
  payment: (number: string) => `Order ${number}`,
  mail: {
    test: 'Test payment. No real money moved.',
    total: 'Total',
    delivery: 'Delivery',
    free: 'free',
    back: 'Goes back to you',
    quantity: (title: string, quantity: number) => (quantity === 1 ? title : `${title} × ${quantity}`),
    from: (title: string, seller: string) => `${title}, from ${seller}`,
    paid: {
      subject: (number: string) => `Your order ${number} is paid`,
      body: 'Thank you. Your payment has arrived, and the makers know what to pack:',
      after: 'Here you can follow it, or cancel what is not sent yet:',
    },
    packed: {
      subject: (seller: string) => `${seller} has packed your parcel`,
      body: (seller: string) => `${seller} has packed your parcel. We write again when it is sent.`,
      after: 'Until then you can still cancel it here:',
    },
    assumed: {
      subject: (seller: string) => `Has your parcel from ${seller} arrived?`,
      body: (seller: string, until: string) =>
        `Your parcel from ${seller} should be with you by now, so we count it as arrived. If it is not, or if something is wrong with it, please say so by ${until}.`,
      after: 'This is the place:',
    },
    sent: {
      subject: (seller: string) => `${seller} has sent your parcel`,
      body: (seller: string, day: string) => `${seller} has sent your parcel. It should be with you by ${day}.`,
      tracking: 'Tracking',
      after: 'When it is there, please say so here. If something is wrong with it, this is also the place:',
    },
    cancelled: {
      subject: (seller: string) => `Your order from ${seller} is cancelled`,
      body: (seller: string) =>
        `What you ordered from ${seller} is cancelled, and all you paid for it goes back to you.`,
      reason: 'Reason',
      after: 'Banks take up to seven working days. Here you can see how far it is:',
    },
    arrived: {
      subject: (amount: string) => `${amount} has gone back to you`,
      body: (amount: string, number: string) =>
        `${amount} of your order ${number} has been returned to where you paid from.`,
      after: 'Your order:',
    },
    unused: {
      subject: (number: string) => `Your payment for ${number} goes back to you`,
      late: 'Your payment arrived after the time for it was over, and by then the pieces were taken. We are sorry. All of it goes back to where it came from.',
      twice:
        'Your order was paid already, and a second payment for it has arrived. The second one goes back, all of it, to where it came from.',
      after: 'Banks take up to seven working days. Here you can see how it stands:',
    },
    toSeller: {
      subject: (number: string) => `A new order: ${number}`,
      body: 'Somebody has ordered from you, and it is paid:',
      by: 'Should arrive by',
      after: 'The address, and everything else for packing it:',
    },
    cancelledToSeller: {
      subject: (number: string) => `Order ${number} is cancelled`,
      body: 'This order of yours is cancelled. Please do not send it; the pieces are back in your stock:',
      after: 'See it here:',
    },
  },
} as const
