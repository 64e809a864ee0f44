import type { FlagReason } from '#app/features/marketplace/schema.ts'
import { RETURN_WINDOW_DAYS } from '#app/features/marketplace/return-window.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { excerpt } from '#app/platform/text/text.ts'

/** Copy of a product's page. */
export const copy = {
  metaTitle: (title: string, by: string) => `${title} by ${by}`,
  metaDescription: (description: string, price: string) => `${excerpt(description, 150)} ${price}.`,
  back: 'All products',
  gallery: {
    label: 'Pictures',
    to: (number: number, of: number) => `Picture ${number} of ${of}`,
  },
  by: (name: string, place: string) => `${name}, ${place}`,
  isNew: 'New: no reviews yet',
  listPrice: 'List price',
  stock: {
    none: 'Sold out',
    noneHint: 'Save it for later and check again.',
  },
  check: {
    title: 'Check delivery',
    pin: 'PIN code',
    state: 'State of this PIN code',
    send: 'Check',
    which: 'This PIN code is used in several States. Choose yours.',
  },
  holiday: { body: 'You can order again after that. Save it for later.' },
  promise: `Cancel until it is sent. Return within ${RETURN_WINDOW_DAYS} days after delivery.`,
  quantity: 'Quantity',
  add: 'Add to cart',
  added: 'Added to cart',
  toCart: 'Open the cart',
  save: 'Save for later',
  saved: 'Saved for later',
  about: 'Details',
  maker: {
    title: 'Seller',
    verified: 'Verified',
    checks: 'What the market desk has checked',
    noChecks: 'The market desk has not verified this seller yet.',
    voice: (name: string) => `In ${name}’s own words`,
    shop: (name: string) => `See the shop of ${name}`,
    more: (name: string) => `More by ${name}`,
  },
  reviews: {
    pages: { pages: 'Pages of reviews', newer: 'Reviews before', older: 'More reviews' },
    title: 'Reviews',
    none: 'No reviews yet. Only buyers can review a product.',
    from: (count: number) => (count === 1 ? 'from 1 review' : `from ${count} reviews`),
    spread: 'Ratings by stars',
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    bought: 'Verified purchase',
    answer: (name: string) => `Reply from ${name}`,
    label: (stars: number) => `${stars} out of 5`,
    helpful: {
      count: (count: number) => (count === 1 ? '1 person found this helpful' : `${count} people found this helpful`),
      button: 'Helpful',
      signIn: 'Helpful? Sign in',
    },
  },
  report: {
    opener: {
      product: 'Report this product',
      review: 'Report this review',
      question: 'Report this question',
    },
    lead: `The market desk reads your report. Reports of pictures of someone’s body are decided within ${answerTime(COMPLAINT_HOURS.picturesOfBody)}. The seller does not see who sent it.`,
    reason: 'What is wrong?',
    reasons: {
      'not-as-described': 'It is not as described',
      forbidden: 'It must not be sold here',
      copied: 'It is copied from somebody else',
      pictures: 'It shows someone’s body or a sexual act',
      hurtful: 'It is hurtful',
      private: 'It shows something private',
      other: 'Something else',
    } satisfies Readonly<Record<FlagReason, string>>,
    words: 'Details',
    send: 'Send report',
    sent: 'Thank you. The market desk will read your report.',
    missing: 'Choose what is wrong.',
    wordsMissing: 'Write in a few words what you saw.',
    failed: 'Your report was not sent. Please try again.',
  },
  share: { text: (title: string, name: string) => `${title}, made by ${name}:` },
  notFound: {
    title: 'Not on sale now',
    paused: (title: string) => `${title} is not on sale now. It may come back.`,
    body: 'Check the address, or see all products. This one may not be sold any more.',
    similar: 'Similar products',
    link: 'See all products',
  },
} as const
