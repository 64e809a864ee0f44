export const copy = {
  title: 'My requests',
  lead: 'What you sent us while you were signed in, and what became of it.',
  empty: 'You have sent us nothing yet.',
  contact: 'Write to us',
  other: 'For what you sent without signing in, use its code:',
  follow: 'Follow a request',
  back: 'Your account',
} as const
