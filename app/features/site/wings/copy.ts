export const copy = {
  metaTitle: 'Sixteen wings',
  metaDescription:
    'Sixteen wings in four groups: earn, heal, learn, give, be safe, begin again. Walk into the one you need today.',
  title: 'Sixteen wings, one house',
  lead: 'Every wing has its own kolam at the door. Walk into whichever one you need today.',
  groups: 'Groups',
  explore: (title: string) => `Explore ${title}`,
  close: {
    title: 'Where Will Your Heart Lead You?',
    body: 'Not sure is a fine answer. Torch asks how you feel and shows you one good next step.',
    start: { to: '/?torch=moods#torch', label: 'Start Your Journey' },
    more: { to: '/manifesto', label: 'Learn More' },
  },
} as const
