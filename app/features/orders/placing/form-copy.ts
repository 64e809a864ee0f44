/** Validation messages of the checkout form. */
export const formCopy = {
  name: { missing: 'Write the name of whoever gets the parcel.', tooLong: (max: number) => `At most ${max} letters.` },
  phone: 'Write an Indian mobile number: ten digits, the first from 6 to 9. The courier needs it.',
  email: 'This does not look like an e-mail address. You may also leave it empty.',
  line1: {
    missing: 'Write house and street.',
    tooLong: (max: number) => `At most ${max} letters. Use the next line as well.`,
  },
  line2: { tooLong: (max: number) => `At most ${max} letters.` },
  city: { missing: 'Write the town or village.', tooLong: (max: number) => `At most ${max} letters.` },
  region: 'Choose the State or Union Territory.',
  pin: {
    missing: 'Write the PIN code.',
    wrong: 'A PIN code has six digits, and the first is not 0.',
    unknown: 'We know no PIN code that begins like this. Please look again.',
    elsewhere: (states: readonly string[]) =>
      `This PIN code is in ${list(states)}. Correct it, or choose another State.`,
  },
  unreadable: 'Something went wrong. Please try again.',
} as const

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}
