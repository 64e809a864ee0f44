/** Who is paid, as everybody may read it. */
export const copy = {
  term: 'Who is paid',
  because: (to: string, reason: string) => `${to}. The reason: ${reason}`,
  /** Inside a sentence. */
  within: { beneficiary: 'the person the campaign is for', owner: 'the organiser' },
  alone: { beneficiary: 'The person the campaign is for', owner: 'The organiser' },
} as const
