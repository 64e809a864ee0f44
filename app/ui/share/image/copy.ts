/** Texts in share pictures, and their alternative texts. */
export const copy = {
  line: 'A diya lights other lamps and keeps its own flame.',
  alt: (brand: string) => `${brand}: a line drawing of a torch.`,
  altOfWing: (wing: string, brand: string) => `${wing} on ${brand}: a line drawing.`,
} as const
