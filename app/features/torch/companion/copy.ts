/** The words of the closed companion. Those of its tips are in `companion-copy.ts`. */
export const copy = {
  label: 'Torch suggests',
  open: 'Open the tip from Torch',
  loading: 'Loading…',
} as const
