/** The copy of all request forms. */
export const copy = {
  optional: 'optional',
  choose: 'Please choose',
  noChoice: 'Not chosen',
  loading: 'Loading…',
  close: 'Close',
  code: 'Your code',
  follow: 'Track it',
  keep: 'Keep this code. With it you can read the answer and add to your request, without an account.',
  mailed: (contact: string) => `The answer goes to ${contact}.`,
  draft: {
    kept: 'We kept what you typed.',
    clear: 'Clear',
    keep: 'Keep this on this phone until I send it',
  },
} as const
