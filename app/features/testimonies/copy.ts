/** Texts of decisions for the author, and errors for the operator. */
export const copy = {
  approved: (url: string) =>
    `We have published your story on ${url}. Thank you for sharing it. You can remove it at any time with your code.`,
  reason: {
    missing: 'Please enter a reason. The author reads it.',
  },
  withdrawn: 'The author removed their story.',
} as const
