import type { CheckKind, FlagReason } from '#app/features/marketplace/schema.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'

export const copy = {
  title: (name: string, place: string) => `${name}, ${place}: shop`,
  back: 'All sellers',
  makes: 'Products',
  pages: { pages: 'Pages', newer: 'Newer products', older: 'Older products' },
  nothing: 'This shop has no products at the moment.',
  story: 'Story',
  voice: (name: string) => `In ${name}’s own words`,
  holiday: {
    title: (until: string) => `On holiday until ${until}`,
    body: 'You can order from this shop again after that.',
  },
  facts: {
    rating: (average: string, count: number) =>
      count === 1
        ? `${average} of 5 stars, from 1 review`
        : `${average} of 5 stars, from ${count.toLocaleString('en-IN')} reviews`,
    fresh: 'New: no reviews yet',
    since: (date: string) => `Member since ${date}`,
    minimum: (amount: string) => `Minimum order ${amount}`,
    returns: (days: number) => `Cancel until it is sent. Return within ${days} days after delivery.`,
  },
  checks: {
    title: 'What our market desk has checked',
    none: 'Our market desk has not verified this seller yet. We hold your payment until your order is delivered.',
    kinds: {
      identity: 'Identity',
      address: 'Address',
      craft: 'Makes the products personally',
      bank: 'Bank account',
    } satisfies Record<CheckKind, string>,
    when: (checked: string, until: string) => `checked on ${checked}, valid until ${until}`,
  },
  report: {
    opener: 'Report this shop',
    lead: `Our market desk reads your report. Reports of pictures of someone’s body are decided within ${answerTime(COMPLAINT_HOURS.picturesOfBody)}. The seller does not see who sent it.`,
    reason: 'What is wrong?',
    reasons: {
      'not-as-described': 'Products are not as described',
      forbidden: 'It sells something that must not be sold here',
      copied: 'It is copied from somebody else',
      pictures: 'It shows someone’s body or a sexual act',
      hurtful: 'It is hurtful',
      private: 'It shows something private',
      other: 'Something else',
    } satisfies Record<FlagReason, string>,
    words: 'Details',
    send: 'Send report',
    sent: 'Thank you. Our market desk will read your report.',
    failed: 'Your report was not sent. Please try again.',
    wrong: {
      reason: 'Please choose what is wrong.',
      words: 'Please say in a few words what you saw.',
    },
  },
  share: { title: 'Share', text: (name: string, place: string) => `Products by ${name} from ${place}:` },
  missing: { title: 'Shop not found', body: 'It may have closed, or the address is incomplete.' },
} as const
