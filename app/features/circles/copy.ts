/** Errors of the join form. */
export const copy = {
  name: {
    missing: 'Please tell us your name.',
    tooLong: (charsMax: number) => `A name can have ${charsMax} letters here.`,
  },
  contact: {
    missing: 'Please leave a phone number or an e-mail address.',
    wrong: 'That is neither a phone number nor an e-mail address. Like 98765 43210 or asha@example.in.',
  },
  region: 'Please choose your state.',
  kind: 'Please choose what you would like to do.',
  consent: 'We need your yes before we keep your name and contact.',
} as const
