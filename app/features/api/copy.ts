/** Error messages of the API, and the document's general text. */
export const copy = {
  title: (brand: string) => `${brand} API`,
  about: (brand: string) =>
    `Use ${brand} from your own program. JSON in and out, names in snake_case, times in UTC, money in the smallest unit of its currency. Authenticate with an access token. Without a token, calls return what any visitor sees.`,
  apiFailure: {
    'no-profile': 'Please create a student profile first.',
    'not-signed-in': 'Please sign in first.',
    'not-found': 'We cannot find this, or you may not see it.',
    'too-many-today': 'Daily limit reached. Please try again tomorrow.',
    'own-address': 'This is your own address. Please enter the address of a parent or guardian.',
    'no-texts': 'We cannot send text messages at the moment. Please enter an e-mail address.',
    'age-by-operator': 'A person has to confirm that you are 18 now. Please write to us.',
    'not-your-picture': 'This picture is not yours, or it is already used.',
  },
} as const
