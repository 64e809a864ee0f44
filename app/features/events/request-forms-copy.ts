export const copy = {
  plan: {
    title: 'An event, planned by somebody young',
    what: { label: 'What would you like to do?', hint: 'A dance, a supper, a ride, a match. Half a plan is enough.' },
    cause: { label: 'Who is it for?', hint: 'A library, a repair, blankets: what the money or the morning should do.' },
    place: { label: 'Where?', hint: 'Town, and the hall or square if you know it.' },
    day: { label: 'When, about?' },
    people: { label: 'How many people, about?' },
    adult: {
      label: 'Is somebody over 18 with you?',
      options: { me: 'I am over 18', teacher: 'A teacher or a parent', none: 'Not yet' },
    },
    name: { label: 'Your name', missing: 'Please tell us your name.' },
    contact: { label: 'E-mail or phone number', hint: 'Only for the answer to this.' },
  },
} as const
