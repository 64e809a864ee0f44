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
    questions: 'Questions',
    reviews: 'Reviews',
    earnings: 'Earnings',
    settings: 'Shop settings',
  },
  toAnswer: (count: number) => `, ${count} to answer`,
  see: 'View my shop',
  badge: {
    verified: (until: string) => `Verified until ${until}`,
    none: 'Not verified yet, or your verification has expired. Write to us to get verified.',
    write: 'Write to us',
  },
  todo: {
    title: 'To do',
    pack: (count: number) => (count === 1 ? '1 parcel to send' : `${count} parcels to send`),
    packNone: 'Nothing to send',
    packHint: (day: string) => `Deliver the first by ${day}`,
    packNoneHint: 'You get a message for each new order.',
    answer: (count: number) => (count === 1 ? '1 return to answer' : `${count} returns to answer`),
    answerNone: 'No returns to answer',
    answerHint: (time: string) => `Please answer within ${time}.`,
    questions: (count: number) => (count === 1 ? '1 question to answer' : `${count} questions to answer`),
    questionsNone: 'No questions to answer',
    questionsHint: 'Everybody can read your answer on the product page.',
    answerNoneHint: (time: string) => `You have ${time} to answer a return.`,
  },
  money: {
    title: 'Earnings',
    payable: 'Can be paid out',
    held: `On hold until ${daysInWords(RETURN_WINDOW_DAYS)} after delivery`,
    holds: 'On hold by our market desk',
    none: `No earnings yet. We add the money for a sale to your balance ${daysInWords(RETURN_WINDOW_DAYS)} after delivery.`,
    all: 'See all earnings',
  },
  low: {
    title: 'Low stock',
    left: (count: number) => (count === 0 ? 'sold out' : count === 1 ? '1 left' : `${count} left`),
    none: 'All your products are in stock.',
  },
  empty: {
    title: 'Your shop is open',
    body: 'Add your first product. A photo from your phone is enough.',
  },
  add: 'Add a product',
} as const
