export const copy = {
  apply: 'Apply',
} as const
