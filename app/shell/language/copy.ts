/** The switch between the languages; each has its name in itself. */
export const copy = {
  names: { en: 'English', hi: 'हिन्दी' },
} as const
