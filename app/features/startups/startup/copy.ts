export const copy = {
  title: (startup: string) => `${startup}: the pitch`,
  pitch: 'The pitch',
  noPitch: 'The founder has not added a pitch yet. You can ask a question below.',
  founder: (name: string) => `Founded by ${name}`,
  missing: { title: 'This startup is not listed', back: 'See all startups' },
} as const
