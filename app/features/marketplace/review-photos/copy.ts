export const copy = {
  label: (by: string) => `Photos by ${by}`,
  open: (number: number, of: number) => `Open photo ${number} of ${of}`,
} as const
