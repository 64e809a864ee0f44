import type { CheckKind, FlagReason } from '#app/features/marketplace/schema.ts'

export const copy = {
  title: (name: string, place: string) => `${name}, ${place}: her shop`,
  back: 'All sellers',
  makes: 'What she makes',
  nothing: 'Nothing is for sale here at the moment.',
  story: 'Her story',
  facts: {
    rating: (average: string, count: number) =>
      count === 1
        ? `${average} of 5 stars, from 1 review`
        : `${average} of 5 stars, from ${count.toLocaleString('en-IN')} reviews`,
    fresh: 'New: no reviews yet',
    since: (date: string) => `Here since ${date}`,
    india: 'Sends to all of India',
    within: (state: string) => `Sends within ${state} only`,
    returns: (days: number) => `Cancel until it is sent. Return within ${days} days after it arrived.`,
  },
  checks: {
    title: 'What our market desk has checked',
    none: 'Our market desk has not checked her papers yet. Your payment is held until what you ordered has arrived.',
    kinds: {
      identity: 'Who she is',
      address: 'Where she works',
      craft: 'That she makes it herself',
      bank: 'That the bank account is hers',
    } satisfies Record<CheckKind, string>,
    when: (checked: string, until: string) => `checked on ${checked}, valid until ${until}`,
  },
  report: {
    opener: 'Something is wrong with this shop',
    lead: 'Our market desk reads it. She does not learn who wrote.',
    reason: 'What is wrong?',
    reasons: {
      'not-as-described': 'It is not what it says',
      forbidden: 'It sells what must not be sold here',
      copied: 'It is copied from somebody else',
      hurtful: 'It is hurtful',
      private: 'It shows something private',
      other: 'Something else',
    } satisfies Record<FlagReason, string>,
    words: 'In your words',
    send: 'Send to the market desk',
    sent: 'Thank you. Our market desk will look at it.',
    failed: 'This was not sent. Please try again.',
    wrong: {
      reason: 'Please choose what is wrong.',
      words: 'Please say in a few words what you saw.',
    },
  },
  share: { title: 'Share', text: (name: string, place: string) => `${name} of ${place} and what she makes:` },
  missing: { title: 'This shop is not here', body: 'It may have closed, or the address is incomplete.' },
} as const
