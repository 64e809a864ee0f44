export const copy = {
  wings: {
    doc: 'DOC, care at home',
    seeds: 'Seeds, for startups',
    empowerher: 'EmpowerHer, the shop',
    stories: 'Stories',
    sahaara: 'Sahaara, a quiet place to rest',
  },
  profile: {
    name: 'Please enter the name to show.',
    snippet: 'Please write a sentence about yourself.',
  },
  mail: {
    subject: (brandName: string) => `${brandName}: someone has referred you`,
    text: 'Someone who knows you has referred you. We show nothing until you agree. Answer:',
    body: (brandName: string) => [
      `Someone who knows you has referred you at ${brandName} for help or an opportunity.`,
      'We show nothing about you now. You can agree and write your own text, or refuse.',
    ],
    button: 'Agree or refuse',
    after: 'If you do not answer, we show nothing.',
    why: 'You get this mail because somebody entered your address to refer you.',
  },
} as const
