export const copy = {
  wings: { doc: 'DOC', seeds: 'Seeds', empowerher: 'EmpowerHer', stories: 'Stories', sahaara: 'Sahaara' },
  profile: {
    name: 'Please enter the name to show.',
    snippet: 'Please write a sentence about yourself.',
  },
  mail: {
    subject: (brandName: string) => `${brandName}: someone has referred you`,
    body: (brandName: string) => [
      `Someone who knows you has referred you at ${brandName} for help or an opportunity.`,
      'We show nothing about you now. Here you can agree and write your own text, or refuse:',
    ],
    after: 'If you do not answer, we show nothing.',
  },
} as const
