import { counted } from '#app/platform/text/plural.ts'

export const copy = {
  title: 'FSSAI numbers',
  lead: 'The numbers that sellers of food state. Compare each with the register of FSSAI (FoSCoS, “FBO search”); until then buyers read “Seller’s statement”.',
  empty: 'No seller has stated a number yet.',
  entry: (seller: string, listings: number) => `${seller}, ${counted(listings, 'listing', 'listings')}`,
  tags: {
    stated: 'not compared',
    demo: 'example',
    unreadable: 'not a number',
    checked: (day: string) => `valid until ${day}`,
  },
  facts: {
    seller: 'Seller',
    kind: 'Kind',
    maker: 'Maker, packer or importer',
    address: 'Address',
    none: 'Not stated',
  },
  compare: {
    title: 'Compare with the register',
    body: 'Search the register for the number. Name, address and kind of food must match. Copy the last day of the licence.',
    until: { label: 'Valid until', hint: 'As the register says.', missing: 'Enter the last day of the licence.' },
    send: 'It matches the register',
  },
  checked: (by: string, day: string, until: string) => `${by} compared it on ${day}. Valid until ${until}.`,
  withdraw: { send: 'Withdraw the comparison' },
  own: 'This is your own shop. Another operator has to compare it.',
  demo: 'This number is an example of the demo data. It is nobody’s, so it cannot be compared.',
  unreadable: 'This is not an FSSAI number. The seller has to correct it before they publish again.',
  done: {
    check: 'Saved. Buyers see that it was compared.',
    withdraw: 'Withdrawn. It is the seller’s statement again.',
  },
  refused: {
    'not-allowed': 'You cannot compare the number of your own shop.',
    'not-a-number': 'This is not an FSSAI number.',
    demo: 'This number is an example. It cannot be compared.',
    ended: 'This day has passed. A licence that has ended does not count.',
  },
} as const
