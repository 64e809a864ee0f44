export const shareCopy = {
  on: (place: string) => `Share on ${place}`,
  device: 'Share',
  copy: 'Copy link',
  copied: { title: 'Link copied', body: 'Paste it wherever you like.' },
  byHand: 'Copy this link',
  campaign: (title: string) => `${title}. See the campaign:`,
} as const
