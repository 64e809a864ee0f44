export const copy = {
  title: (name: string, place: string) => `${name}, ${place}: her shop`,
  back: 'All sellers',
  verified: 'Verified by our market desk.',
  makes: 'What she makes',
  nothing: 'Nothing is for sale here at the moment.',
  missing: { title: 'This shop is not here', body: 'It may have closed, or the address is incomplete.' },
} as const
