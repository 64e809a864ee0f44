export const copy = {
  metaTitle: 'Success stories',
  metaDescription: 'True stories by the people themselves, with or without their name. Every author has agreed.',
  title: 'Success stories',
  lead: 'People write about their own lives, with or without their name.',
  share: { to: '/share-your-story', label: 'Share Your Story' },
  sample: 'Example',
  private: 'Name kept private',
  none: {
    title: 'No stories yet',
    body: 'You can share the first one.',
  },
  newer: 'Newer stories',
  older: 'Older stories',
  pages: 'Pages',
  foot: 'We publish every story with its author’s consent. Authors can remove their story at any time.',
  takeDown: { to: '/success-stories/withdraw', label: 'Remove my story' },
} as const

export const withdrawCopy = {
  title: 'Remove my story',
  lead: 'Enter the code that you got when you sent your story. We remove the story at once. You do not have to give a reason.',
  code: 'Your code',
  codeHint: 'Ten letters and numbers, like K7QM-2XTP-9D. It is also in our mail, if you gave an e-mail address.',
  submit: 'Remove story',
  own: {
    title: 'Stories you sent from this account',
    none: 'You have not sent a story from this account.',
    saved: 'Saved. We read it before others see it.',
    states: {
      waiting: 'Pending approval',
      approved: 'Published',
      declined: 'Not published',
      withdrawn: 'Removed',
    },
  },
  missing: 'We cannot find a story with this code.',
  done: { title: 'Your story is removed', body: 'Nobody can see it any more. Thank you for sharing it.' },
  lost: { before: 'Have you lost the code?', to: '/contact', label: 'Write to us. A person helps you.' },
  back: { to: '/success-stories', label: 'Back to the stories' },
} as const
