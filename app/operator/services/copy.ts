import type { Unit } from '#app/capabilities/care/schema.ts'

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
  done: { save: 'Saved. The page shows it.' },
  refused: 'That was not saved. Please look at the fields again.',
  taken: 'There is a service of this name already. Choose it in the list.',
} as const
