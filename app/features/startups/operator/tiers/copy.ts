export const copy = {
  title: 'Amounts on Seeds',
  lead: 'What an amount could do for a startup. Choosing one fills in the interest form. No money moves.',
  add: 'Add an amount',
  empty: 'No amounts on Seeds yet.',
  new: 'A new amount',
  fields: {
    amount: { label: 'Amount in rupees', hint: 'Whole rupees, for example 25000.', missing: 'Please give the amount.' },
    impact: { label: 'What it could do', missing: 'Please say what it could do.' },
  },
  remove: { title: 'Remove from Seeds', send: 'Remove the amount' },
  done: { save: 'Saved. It is on the page now.', remove: 'Removed from the page.' },
  refused: {
    invalid: 'Not saved. Please check the fields.',
    'too-many': 'There are already eight amounts. Please remove one first.',
  },
} as const
