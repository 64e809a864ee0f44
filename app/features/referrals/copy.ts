export const copy = {
  wings: { doc: 'DOC', seeds: 'Seeds', empowerher: 'EmpowerHer', stories: 'Stories', sahaara: 'Sahaara' },
  profile: {
    name: 'Please write the name to show.',
    snippet: 'Please write a sentence about yourself.',
  },
  mail: {
    subject: (brandName: string) => `${brandName}: somebody thinks of you`,
    body: (brandName: string) => [
      `Somebody named you at ${brandName}, because they would like a door to open for you.`,
      'We show nothing about you. Here you decide whether that changes, with your own text, or refuse:',
    ],
    after: 'If you do nothing, nothing happens.',
  },
} as const
