export const copy = {
  title: (startup: string) => `${startup}: the pitch`,
  pitch: 'The pitch',
  noPitch: 'The founder is still writing hers. Ask her what you would like to know.',
  founder: (name: string) => `Founded by ${name}`,
  missing: { title: 'This startup is not listed', back: 'See all startups' },
} as const
