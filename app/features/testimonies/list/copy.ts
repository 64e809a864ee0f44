export const copy = {
  metaTitle: 'Success stories',
  metaDescription:
    'Told by those who lived them, with a name or without. Every story is here because its author said yes.',
  title: 'Success stories',
  lead: 'Told by those who lived them, in their own words, with a name or without.',
  share: { to: '/share-your-story', label: 'Share Your Story' },
  sample: 'Example',
  private: 'Name kept private',
  none: {
    title: 'No story is here yet',
    body: 'The first one is the hardest, and the one that most people remember.',
  },
  newer: 'Newer stories',
  older: 'Older stories',
  pages: 'Pages',
  foot: 'Every story is published with its author’s consent. Authors can remove their story at any time.',
  takeDown: { to: '/success-stories/withdraw', label: 'Take my story down' },
} as const

export const withdrawCopy = {
  title: 'Take my story down',
  lead: 'At once, for good, and without a reason. Type the code that you got when you sent it.',
  code: 'Your code',
  codeHint: 'Ten letters and numbers, like K7QM-2XTP-9D. It stands in our mail too, if you left an address.',
  submit: 'Take it down',
  own: {
    title: 'Stories you sent from this account',
    none: 'You have sent no story from this account.',
    states: {
      waiting: 'Waiting to be read',
      approved: 'Shown',
      declined: 'Not shown',
      withdrawn: 'Taken down',
    },
  },
  missing: 'No story goes with this code.',
  done: { title: 'Your story is taken down', body: 'It is not shown any more. Thank you for having told it.' },
  lost: { before: 'You have lost the code?', to: '/contact', label: 'Write to us, and a person helps.' },
  back: { to: '/success-stories', label: 'Back to the stories' },
} as const
