export const copy = {
  metaTitle: 'Sixteen wings',
  metaDescription: 'Sixteen wings, our programmes, in four groups: earn, rest, learn, donate, be safe, start again.',
  title: 'Sixteen wings: all our programmes',
  lead: 'A wing is one of our programmes. Choose the one you need today.',
  groups: 'Groups',
  explore: (title: string) => `Explore ${title}`,
  close: {
    title: 'Where Will Your Heart Lead You?',
    body: 'Not sure? Torch, our guide, asks how you feel and shows you one good next step.',
    start: { to: '/?torch=moods#torch', label: 'Start Your Journey' },
    more: { to: '/manifesto', label: 'Learn More' },
  },
} as const
