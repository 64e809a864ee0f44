/** Validation messages of the checkout form. */
export const formCopy = {
  name: { missing: 'Enter the full name.', tooLong: (max: number) => `Use up to ${max} characters.` },
  phone: 'Enter an Indian mobile number: ten digits, starting with 6, 7, 8 or 9.',
  email: 'This does not look like an e-mail address. You can leave it empty.',
  line1: {
    missing: 'Enter the house and street.',
    tooLong: (max: number) => `Use up to ${max} characters, and the next line.`,
  },
  line2: { tooLong: (max: number) => `Use up to ${max} characters.` },
  city: { missing: 'Enter the town or village.', tooLong: (max: number) => `Use up to ${max} characters.` },
  region: 'Choose the State or Union Territory.',
  district: 'This PIN code is used in several districts. Choose yours.',
  pin: {
    missing: 'Enter the PIN code.',
    wrong: 'A PIN code has six digits and does not start with 0.',
    unknown: 'We do not know a PIN code that starts like this. Check it.',
    elsewhere: (states: readonly string[]) =>
      `This PIN code is in ${list(states)}. Correct it, or choose another State.`,
  },
  unreadable: 'Something went wrong. Please try again.',
} as const

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}
