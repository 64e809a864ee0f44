/** Copy of all mails about questions. */
export const copy = {
  question: 'Question',
  answer: 'Answer',
  toAnswer: 'Answer',
  toSee: 'See the answer',
  why: (brand: string) => `You get this mail because you asked a question on ${brand}.`,
} as const
