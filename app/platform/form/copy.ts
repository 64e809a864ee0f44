/** Default error messages of declared forms. */
export const copy = {
  missing: 'Please fill this in.',
  choose: 'Please choose one.',
  chooseSome: 'Please choose at least one.',
  consent: 'We need your consent for this.',
  nameLink: 'Please leave links out of the name.',
  tooLong: (charsMax: number) => `Please keep this under ${charsMax.toLocaleString('en-IN')} characters.`,
  email: 'That does not look like an e-mail address. Like asha@example.in.',
  phone: 'That does not look like a phone number. Like 98765 43210.',
  contact: 'That is neither a phone number nor an e-mail address. Like 98765 43210 or asha@example.in.',
  number: (min: number, max: number) =>
    `Please give a whole number from ${min.toLocaleString('en-IN')} to ${max.toLocaleString('en-IN')}.`,
  date: 'Please give a date, like 2026-12-31.',
  datetime: 'Please give a day and a time, like 2026-12-31 18:30.',
  pattern: 'That does not look right.',
} as const
