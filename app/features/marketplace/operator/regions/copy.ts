export const copy = {
  title: 'Regions',
  lead: 'Where sellers come from. Visitors filter the sellers by them.',
  add: 'Add a region',
  empty: 'No region stands here.',
  new: 'A new region',
  fields: {
    name: { label: 'Name', hint: 'For example: Madhya Pradesh.', missing: 'Please give the name.' },
    country: { label: 'Country', missing: 'Please name the country.' },
  },
  country: 'India',
  sellers: (count: number) => (count === 1 ? '1 seller' : `${count} sellers`),
  remove: {
    title: 'Take it off the list',
    body: 'That can be done while no seller is in it.',
    send: 'Remove the region',
  },
  done: { save: 'Saved. The pages show it.', remove: 'It is off the list.' },
  refused: {
    invalid: 'Nothing was saved. Please check the fields.',
    taken: 'This region is on the list already.',
    'in-use': 'Sellers are in this region, so it stays.',
  },
} as const
