export const copy = {
  title: 'Commission',
  lead: 'The share of a sale that the platform keeps. It applies to the items that the buyer keeps, not to the delivery. Each order uses the rate of the day it was placed.',
  none: 'No rate is set, so sellers get the full amount.',
  all: 'All categories',
  table: { caption: 'Rates', of: 'Category', rate: 'Rate', from: 'From', status: 'Status', note: 'Note' },
  status: { 'in-force': 'in force', coming: 'upcoming', over: 'over' },
  percent: (basisPoints: number) => `${basisPoints / 100} %`,
  set: {
    title: 'Set a rate',
    hint: 'A category without its own rate uses the rate for “All categories”. You cannot change a rate later. Set a new one instead.',
    category: { label: 'Category' },
    percent: {
      label: 'Percent of the items',
      hint: 'From 0 to 30, for example 2.5. With 0, the seller gets the full amount.',
    },
    from: { label: 'Start date', hint: 'Today or later.' },
    note: { label: 'Reason', hint: 'For your colleagues, and for sellers who ask.' },
    send: 'Set the rate',
  },
  done: { set: 'Saved. The rate applies to orders from that day on.' },
  errors: {
    category: 'Please choose a category.',
    percent: 'Please enter a number from 0 to 30, with up to two decimals.',
    from: 'Please choose today or a later day.',
    note: 'Please enter a reason.',
  },
  refused: {
    'not-allowed': 'Another operator has to do this.',
    invalid: 'Nothing was saved. Please check the fields.',
    'not-found': 'This category is no longer on the list.',
  },
} as const
