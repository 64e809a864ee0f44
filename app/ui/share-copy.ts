export const shareCopy = {
  on: (place: string) => `Share on ${place}`,
  device: 'Share',
  campaign: (title: string) => `${title}. See how far it has come:`,
} as const
