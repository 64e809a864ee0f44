/** Texts of decisions for the author, and errors for the operator. */
export const copy = {
  approved: (url: string) =>
    `Your story stands on ${url} now. Thank you for sharing. You can take it down again at any time, with your code.`,
  reason: {
    missing: 'Please give a reason; the author reads it.',
  },
  withdrawn: 'The author took her story back.',
} as const
