/** Messages of the API's errors. */
export const copy = {
  signIn: 'Please sign in. This call needs a valid access token.',
  origin: 'This request came from another site.',
  type: 'Please send JSON: Content-Type: application/json.',
  json: 'This is not JSON in UTF-8, or it contains control characters or a name like __proto__.',
  invalid: 'The request is not valid.',
  method: (allow: string) => `This address accepts only ${allow}.`,
  failed: 'Something went wrong. Please try again.',
  away: 'The service is not available for a moment. Please try again.',
} as const
