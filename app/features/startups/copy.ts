export const copy = {
  tooLong: (charsMax: number) => `Please keep this under ${charsMax} characters.`,
  missing: 'Please fill this in.',
  amount: 'Please give an amount in whole rupees.',
  stages: { idea: 'Idea', prototype: 'Prototype', early: 'First customers', growth: 'Growing' },
  mail: {
    subject: (brandName: string) => `${brandName}: somebody is interested in your startup`,
    body: (title: string, rupees: string) => [
      `Somebody is interested in ${title}, and thinks of ${rupees}.`,
      'This is an interest, no investment: no money has moved. Our desk introduces you when you answer this mail.',
    ],
  },
} as const
