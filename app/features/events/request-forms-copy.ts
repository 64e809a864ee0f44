export const copy = {
  plan: {
    title: 'An event plan',
    what: {
      label: 'What would you like to do?',
      hint: 'For example a dance, a dinner, a ride or a match. A first idea is enough.',
    },
    cause: { label: 'What is it for?', hint: 'For example a library, a repair or blankets.' },
    place: { label: 'Where?', hint: 'The town, and the hall or square if you know it.' },
    day: { label: 'When? (roughly)' },
    people: { label: 'How many people? (roughly)' },
    adult: {
      label: 'Is an adult involved?',
      options: { me: 'I am over 18', teacher: 'A teacher or a parent', none: 'Not yet' },
    },
    name: { label: 'Your name', missing: 'Please tell us your name.' },
    contact: { label: 'E-mail or phone number', hint: 'We use it only to answer you.' },
  },
} as const
