/** Error messages of the API, and the document's general text. */
export const copy = {
  title: (brand: string) => `${brand} API`,
  about: (brand: string) =>
    `What people see at ${brand}, for programs. JSON in and out, names in snake_case, times in UTC, money in the smallest unit of its currency. A person is known by her access token; without one, calls answer what any visitor sees.`,
  apiFailure: {
    'no-profile': 'A student profile comes first.',
    'not-signed-in': 'Please sign in first.',
    'not-found': 'There is no such thing, or not for you.',
    'too-many-today': 'That is enough for today. Please go on tomorrow.',
    'own-address': 'That is your own address. Please give the one of a parent or guardian.',
    'age-by-operator': 'That you have become eighteen is confirmed by a person. Please write to us.',
    'not-your-picture': 'That picture is not yours, or is used already.',
  },
} as const
