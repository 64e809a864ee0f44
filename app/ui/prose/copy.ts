export const copy = {
  contents: 'On this page',
  unfilled: 'Not filled in yet. Only operators see this.',
  personLink: (name: string) => `More about ${name}`,
  since: (date: string) => `In force since ${date}`,
} as const
