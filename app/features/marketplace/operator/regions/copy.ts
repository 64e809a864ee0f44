export const copy = {
  title: 'Regions',
  lead: 'Where sellers come from. Visitors filter the sellers by them.',
  add: 'Add a region',
  empty: 'No regions yet.',
  new: 'A new region',
  fields: {
    name: { label: 'Name', hint: 'For example: Madhya Pradesh.', missing: 'Please enter the name.' },
    country: { label: 'Country', missing: 'Please enter the country.' },
  },
  country: 'India',
  sellers: (count: number) => (count === 1 ? '1 seller' : `${count} sellers`),
  remove: {
    title: 'Remove the region',
    body: 'You can remove a region that has no sellers.',
    send: 'Remove the region',
  },
  done: { save: 'Saved. The pages show it.', remove: 'Removed from the list.' },
  refused: {
    invalid: 'Nothing was saved. Please check the fields.',
    taken: 'This region is already on the list.',
    'in-use': 'This region has sellers, so you cannot remove it.',
  },
} as const
