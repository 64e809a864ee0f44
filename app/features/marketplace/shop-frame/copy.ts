import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

/** Copy of the seller's screens. */
export const copy = {
  title: 'My shop',
  nav: {
    label: 'My shop',
    overview: 'Overview',
    orders: 'Orders',
    products: 'Products',
    reviews: 'Reviews',
    earnings: 'Earnings',
    settings: 'Shop settings',
  },
  see: 'See it as visitors do',
  badge: {
    verified: (until: string) => `Verified until ${until}`,
    none: 'Not verified: our market desk has not checked who you are, or the check has ended. Write to us to have it checked.',
    write: 'Write to us',
  },
  todo: {
    title: 'To do',
    pack: (count: number) => (count === 1 ? '1 parcel to send' : `${count} parcels to send`),
    packNone: 'Nothing to send',
    packHint: (day: string) => `The first should arrive by ${day}`,
    packNoneHint: 'A mail tells you of each new order.',
    answer: (count: number) => (count === 1 ? '1 return to answer' : `${count} returns to answer`),
    answerNone: 'No return to answer',
    answerHint: (time: string) => `Please answer within ${time}.`,
    answerNoneHint: (time: string) => `When a buyer asks, you have ${time}.`,
  },
  money: {
    title: 'Earnings',
    payable: 'Can be paid out',
    held: `Held until it has arrived and ${daysInWords(RETURN_WINDOW_DAYS)} has passed`,
    holds: 'Held by our market desk, with a reason',
    none: 'Nothing yet. What you sell becomes yours seven days after it has arrived.',
    all: 'All about your earnings',
  },
  low: {
    title: 'Nearly gone',
    left: (count: number) => (count === 0 ? 'sold out' : count === 1 ? '1 piece left' : `${count} pieces left`),
    none: 'Of everything you sell there is enough.',
  },
  empty: {
    title: 'Your shop is open',
    body: 'Add the first thing that you make. A photograph from your phone is enough.',
  },
  add: 'Add a product',
} as const
