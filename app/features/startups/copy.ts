export const copy = {
  tooLong: (charsMax: number) => `Please keep this under ${charsMax} characters.`,
  missing: 'Please fill this in.',
  amount: 'Please give an amount in whole rupees.',
  stages: { idea: 'Idea', prototype: 'Prototype', early: 'First customers', growth: 'Growing' },
  mail: {
    subject: (brandName: string) => `${brandName}: someone is interested in your startup`,
    body: (title: string, rupees: string) => [
      `Someone is interested in ${title} and is thinking of ${rupees}.`,
      'This is an expression of interest, not an investment. No money has moved. Reply to this mail and our team will introduce you.',
    ],
  },
} as const
