/** Messages of the API's errors. */
export const copy = {
  signIn: 'Please sign in: this call needs an access token that holds.',
  origin: 'This was sent from another site.',
  type: 'Please send JSON: Content-Type: application/json.',
  json: 'This is not JSON in UTF-8, or it contains control characters.',
  invalid: 'Something in it is not right.',
  method: (allow: string) => `This address answers ${allow}.`,
  failed: 'Something went wrong. Please try again.',
  away: 'The service is not available for a moment. Please try again.',
} as const
