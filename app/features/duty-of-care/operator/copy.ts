import type { Unit } from '#app/features/duty-of-care/schema.ts'

export const copy = {
  title: 'Care services',
  lead: 'What Duty of Care offers at home, with its price. A booking is a request at the desk Care.',
  add: 'Add a service',
  empty: 'No services yet.',
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
    lead: 'Newest first. Remove a badge when its holder withdraws consent. Then nothing about them is kept.',
    none: 'Nobody carries one yet.',
    withdraw: 'Remove',
    withdrawOf: (name: string) => `Remove the badge of ${name}`,
    add: 'Award a badge',
    fields: {
      badge: { label: 'Badge' },
      firstName: { label: 'First name' },
      place: { label: 'Place' },
      reason: { label: 'What for', hint: 'One sentence; it is shown.' },
      hasConsent: { label: 'This person was asked and agreed to exactly this text' },
    },
    send: 'Show the badge',
  },
  done: { save: 'Saved. It is on the page now.', award: 'The badge is shown.', withdraw: 'It is gone, with the name.' },
  refused: {
    invalid: 'Not saved. Please check the fields.',
    'awarded-already': 'Not saved. Please check the fields.',
    taken: 'There is a service of this name already. Choose it in the list.',
  },
} as const
