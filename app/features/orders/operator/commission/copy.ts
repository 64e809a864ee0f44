export const copy = {
  title: 'Commission',
  lead: 'What the platform keeps of a sale: a share of the goods that the buyer kept, never of the delivery. An order keeps the rate of the day on which it was placed.',
  none: 'No rate was ever set, so the seller gets all of it.',
  all: 'All categories',
  table: { caption: 'Rates', of: 'Of', rate: 'Rate', from: 'From', status: 'Now', note: 'Note' },
  status: { 'in-force': 'in force', coming: 'begins then', over: 'over' },
  percent: (basisPoints: number) => `${basisPoints / 100} %`,
  set: {
    title: 'Set a rate',
    hint: 'A category with a rate of its own follows that one; all others follow “All categories”. A rate is never changed afterwards: set a new one.',
    category: { label: 'Of which category' },
    percent: {
      label: 'Percent of the goods',
      hint: 'From 0 to 30, for example 2.5. 0 leaves all of it to the seller.',
    },
    from: { label: 'From which day', hint: 'Today or later.' },
    note: { label: 'Why', hint: 'For the next reader, and for sellers who ask.' },
    send: 'Set it',
  },
  done: { set: 'Set. It counts for what is ordered from that day on.' },
  errors: {
    category: 'Please choose a category.',
    percent: 'Please give a number from 0 to 30, with two decimals at most.',
    from: 'Please choose today or a later day.',
    note: 'Please say why.',
  },
  refused: {
    'not-allowed': 'Somebody else has to do this.',
    invalid: 'That was not understood. Please look at the fields again.',
    'not-found': 'This category is not on the list any more.',
  },
} as const
