/** Copy of the lists of questions. */
export const copy = {
  none: 'No questions yet.',
  yours: 'Your question',
  withdraw: 'Withdraw question',
} as const
