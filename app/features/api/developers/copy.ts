export const copy = {
  metaTitle: 'For developers',
  metaDescription: 'The API: how to sign in, every call with its parameters, and an example of each.',
  title: 'For developers',
  lead: 'Use stories, student profiles, sellers and the shop from your own program. JSON over HTTPS.',
  base: 'Base URL',
  document: 'The OpenAPI 3.1 document',
  contents: 'The calls',
  signIn: {
    title: 'Sign in',
    body: 'Without a token, a call returns what any visitor sees. With a person’s access token, it returns what that person can see. Get a token with their e-mail and password. It is valid for one hour. Use the refresh token to get the next one.',
    shown: 'Send it with every call:',
    client:
      'You can use the supabase-js auth client without changes. A person with two-step sign-in has to complete the second step first.',
    cookie:
      'Pages of this site can also use the session cookie. Writes with a cookie are accepted only from this site.',
  },
  rules: {
    title: 'Rules for all calls',
    list: [
      'Names are in snake_case, times in UTC, amounts of money in the smallest unit of their currency.',
      'An error is { "error": { "code", "message", "fields" } }: a code for programs, a sentence for people, and the problem of each field.',
      '404: not found, or you may not see it. 409: a rule does not allow it.',
      'A list with more pages has a next_cursor. Send it as cursor to get the next page.',
      'Reads: 1,200 a minute from one address. Writes: 60. Above that you get a 429. Retry-After says how many seconds to wait.',
      'PUT, DELETE, and POST with the same form_key can be repeated safely: they count once.',
      'No response reveals the author of an anonymous story.',
    ],
  },
  call: {
    member: 'Needs a token',
    anyone: 'Open to all',
    inPath: 'in the path',
    inQuery: 'in the address',
    inBody: 'in the body',
    required: 'required',
    parameters: 'Parameters',
    example: 'Example',
    answer: 'Response',
    answers: 'All responses',
  },
} as const
