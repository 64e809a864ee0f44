/** Errors of the join form, and the mail to those who were accepted. */
export const copy = {
  name: {
    missing: 'Please tell us your name.',
    tooLong: (charsMax: number) => `A name can have up to ${charsMax} characters.`,
  },
  contact: {
    missing: 'Please enter a phone number or an e-mail address.',
    wrong: 'Enter a phone number or an e-mail address, like 98765 43210 or asha@example.in.',
  },
  region: 'Please choose your state.',
  kind: 'Please choose what you would like to do.',
  consent: 'Please agree that we store your name and contact.',
  mail: {
    subject: (chapter: string) => `Welcome to ${chapter}`,
    body: (chapter: string, brand: string) =>
      `${chapter}, a chapter of Fearless Girls on ${brand}, has accepted you. It meets here:`,
    rows: { town: 'Town', day: 'Day', meets: 'Time and place' },
    after:
      'Please do not share the place with others. This keeps everybody safe. Your first visit is free. You can also just watch.',
    button: 'Open Fearless Girls',
    why: (brand: string) => `You get this mail because you asked to join a chapter on ${brand}.`,
  },
} as const
