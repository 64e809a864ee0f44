export const copy = {
  contents: 'On this page',
  since: (date: string) => `In force since ${date}`,
} as const
