export const copy = {
  metaTitle: 'Sixteen wings',
  metaDescription: 'Our sixteen programmes, called wings: earn, rest, learn, donate, be safe and start again.',
  title: 'Sixteen wings: all our programmes',
  lead: 'A wing is one of our programmes. Choose the one you need today.',
  groups: 'Groups',
  explore: (title: string) => `Explore ${title}`,
  close: {
    title: 'Where Will Your Heart Lead You?',
    body: 'If you are not sure, Torch, our guide, asks how you feel and suggests one next step.',
    start: { to: '/?torch=moods#torch', label: 'Start Your Journey' },
    more: { to: '/manifesto', label: 'Learn More' },
  },
} as const
