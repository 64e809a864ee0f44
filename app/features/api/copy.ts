/** Error messages of the API, and the document's general text. */
export const copy = {
  title: (brand: string) => `${brand} API`,
  about: (brand: string) =>
    `What people see at ${brand}, for programs. JSON in and out, names in snake_case, times in UTC, money in the smallest unit of its currency. Authenticate with an access token; without one, calls answer what any visitor sees.`,
  apiFailure: {
    'no-profile': 'A student profile comes first.',
    'not-signed-in': 'Please sign in first.',
    'not-found': 'Not found, or not visible to you.',
    'too-many-today': 'Daily limit reached. Please try again tomorrow.',
    'own-address': 'That is your own address. Please give the one of a parent or guardian.',
    'age-by-operator': 'We confirm by hand that you have turned 18. Please write to us.',
    'not-your-picture': 'That picture is not yours, or is used already.',
  },
} as const
