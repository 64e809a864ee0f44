export const copy = {
  title: 'Amounts on Seeds',
  lead: 'What an amount could do for a startup. Choosing one fills in the form of interest; no money moves.',
  add: 'Add an amount',
  empty: 'No amount stands on Seeds.',
  new: 'A new amount',
  fields: {
    amount: { label: 'Amount in rupees', hint: 'Whole rupees, for example 25000.', missing: 'Please give the amount.' },
    impact: { label: 'What it could do', missing: 'Please say what it could do.' },
  },
  remove: { title: 'Take it off Seeds', send: 'Remove the amount' },
  done: { save: 'Saved. The page shows it.', remove: 'It is off the page.' },
  refused: {
    invalid: 'That was not saved. Please look at the fields again.',
    'too-many': 'Eight amounts stand there already. Please remove one first.',
  },
} as const
