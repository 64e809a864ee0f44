/** Default error messages of declared forms. */
export const copy = {
  missing: 'Please fill this in.',
  choose: 'Please choose one.',
  chooseSome: 'Please choose at least one.',
  consent: 'We need your consent for this.',
  nameLink: 'Please do not use a link as your name.',
  tooLong: (charsMax: number) => `Please keep this under ${charsMax.toLocaleString('en-IN')} characters.`,
  email: 'Enter an e-mail address, like asha@example.in.',
  phone: 'Enter a phone number, like 98765 43210.',
  contact: 'Enter a phone number or an e-mail address, like 98765 43210 or asha@example.in.',
  number: (min: number, max: number) =>
    `Please enter a whole number from ${min.toLocaleString('en-IN')} to ${max.toLocaleString('en-IN')}.`,
  date: 'Please enter a date, like 2026-12-31.',
  datetime: 'Please enter a date and a time, like 2026-12-31 18:30.',
  pattern: 'Please check this.',
} as const
