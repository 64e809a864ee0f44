/** Texts in share pictures, and their alternative texts. */
export const copy = {
  line: 'A diya lights other lamps and keeps its own flame.',
  alt: (brand: string) => `${brand}: the kolam of the torch, a line of thread around dots.`,
  altOfStory: (brand: string) => `A good deed, told on ${brand}.`,
  altOfWing: (wing: string, brand: string) => `${wing}, on ${brand}: its kolam, a line of thread around dots.`,
} as const
