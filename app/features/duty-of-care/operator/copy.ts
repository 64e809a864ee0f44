import type { Unit } from '#app/features/duty-of-care/schema.ts'

export const copy = {
  title: 'Care services',
  lead: 'What Duty of Care offers at home, with its price. A booking is a request at the desk Care.',
  add: 'Add a service',
  empty: 'No service stands here yet.',
  new: 'A new service',
  tags: { hidden: 'hidden', regulated: 'registered practitioners' },
  units: { day: 'a day', visit: 'a visit', session: 'a session' } satisfies Record<Unit, string>,
  line: (rupees: string, unit: string) => `₹${rupees} ${unit}`,
  fields: {
    name: { label: 'Name' },
    description: { label: 'What it is' },
    price: { label: 'Price in rupees' },
    unit: { label: 'For' },
    isRegulated: { label: 'Given by doctors or nurses with a registration number' },
    isShown: { label: 'Is shown' },
    sort: { label: 'Place in the list', hint: 'Small numbers come first.' },
  },
  badges: {
    title: 'Recognition badges',
    lead: 'Newest first. Take a badge away when its bearer takes her yes back: then nothing of her stays.',
    none: 'Nobody carries one yet.',
    withdraw: 'Take it away',
    withdrawOf: (name: string) => `Take the badge of ${name} away`,
    add: 'Award a badge',
    fields: {
      badge: { label: 'Badge' },
      firstName: { label: 'First name' },
      place: { label: 'Place' },
      reason: { label: 'What for', hint: 'One sentence; it is shown.' },
      hasConsent: { label: 'She was asked and said yes to exactly these words' },
    },
    send: 'Show the badge',
  },
  done: { save: 'Saved. The page shows it.', award: 'The badge is shown.', withdraw: 'It is gone, with the name.' },
  refused: {
    invalid: 'That was not saved. Please look at the fields again.',
    'awarded-already': 'That was not saved. Please look at the fields again.',
    taken: 'There is a service of this name already. Choose it in the list.',
  },
} as const
