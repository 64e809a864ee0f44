/** Errors of the join form, and the mail to those who were accepted. */
export const copy = {
  name: {
    missing: 'Please tell us your name.',
    tooLong: (charsMax: number) => `A name can have up to ${charsMax} characters.`,
  },
  contact: {
    missing: 'Please leave a phone number or an e-mail address.',
    wrong: 'That is neither a phone number nor an e-mail address. Like 98765 43210 or asha@example.in.',
  },
  region: 'Please choose your state.',
  kind: 'Please choose what you would like to do.',
  consent: 'Please agree that we store your name and contact.',
  mail: {
    subject: (chapter: string) => `${chapter} is expecting you`,
    body: (chapter: string, brand: string) =>
      `${chapter}, a chapter of Fearless Girls on ${brand}, has accepted you. This is when and where it meets:`,
    rows: { town: 'Town', day: 'Day', meets: 'Hour and place' },
    after:
      'Please do not pass the place on: the girls of the chapter rely on it. Your first visit is free, and you may only watch.',
  },
} as const
