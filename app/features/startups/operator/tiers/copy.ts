export const copy = {
  title: 'Suggested amounts (Seeds)',
  lead: 'Visitors can choose an amount to fill it into the interest form. They do not pay.',
  add: 'Add an amount',
  empty: 'No amounts yet.',
  new: 'A new amount',
  fields: {
    amount: {
      label: 'Amount in rupees',
      hint: 'Whole rupees, for example 25000.',
      missing: 'Please enter the amount.',
    },
    impact: { label: 'What it could do', missing: 'Please say what it could do.' },
  },
  remove: { title: 'Remove from Seeds', send: 'Remove the amount' },
  done: { save: 'Saved. The page shows it.', remove: 'Removed from the page.' },
  refused: {
    invalid: 'Not saved. Please check the fields.',
    'too-many': 'There are already eight amounts. Please remove one first.',
  },
} as const
