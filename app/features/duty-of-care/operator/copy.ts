import type { Unit } from '#app/features/duty-of-care/schema.ts'

export const copy = {
  title: 'Care services',
  lead: 'The care services that people can book at home, with prices. Each booking is a request of the Care desk.',
  add: 'Add a service',
  empty: 'No services yet.',
  new: 'A new service',
  tags: { hidden: 'hidden', regulated: 'registered practitioners' },
  units: { day: 'a day', visit: 'a visit', session: 'a session' } satisfies Record<Unit, string>,
  line: (rupees: string, unit: string) => `₹${rupees} ${unit}`,
  fields: {
    name: { label: 'Name' },
    description: { label: 'Description' },
    price: { label: 'Price in rupees' },
    unit: { label: 'Price is for' },
    isRegulated: { label: 'Given by doctors or nurses with a registration number' },
    isShown: { label: 'Show on the page' },
    sort: { label: 'Position in the list', hint: 'Small numbers come first.' },
  },
  badges: {
    title: 'Recognition badges',
    lead: 'Newest first. If a person withdraws consent, remove their badge. We then keep nothing about them.',
    none: 'No badges awarded yet.',
    withdraw: 'Remove',
    withdrawOf: (name: string) => `Remove the badge of ${name}`,
    add: 'Award a badge',
    fields: {
      badge: { label: 'Badge' },
      firstName: { label: 'First name' },
      place: { label: 'Place' },
      reason: { label: 'Reason', hint: 'One sentence. Visitors can read it.' },
      hasConsent: { label: 'This person has agreed to exactly this text' },
    },
    send: 'Show the badge',
  },
  done: {
    save: 'Saved. The page shows it now.',
    award: 'The badge is on the page now.',
    withdraw: 'Badge and name deleted.',
  },
  refused: {
    invalid: 'Not saved. Please check the fields.',
    'awarded-already': 'Not saved. Please check the fields.',
    taken: 'A service with this name already exists. Choose it in the list.',
  },
} as const
