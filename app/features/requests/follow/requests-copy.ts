export const copy = {
  title: 'My requests',
  lead: 'What you sent us while you were signed in, with its status.',
  empty: 'You have sent us nothing yet.',
  contact: 'Write to us',
  other: 'For requests that you sent without signing in, use the code:',
  follow: 'Track a request',
  back: 'Your account',
} as const
