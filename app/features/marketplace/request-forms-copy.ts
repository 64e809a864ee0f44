export const copy = {
  title: 'A seller’s application',
  name: { label: 'Your name', missing: 'Please tell us your name.' },
  contact: { label: 'E-mail or phone number' },
  shop: { label: 'Name of your shop', missing: 'Please enter a name for your shop.' },
  makes: { label: 'What do you make or sell?', missing: 'Please describe it in a few words.' },
  place: { label: 'Where do you work?', hint: 'Village or town, district, State.', missing: 'Please tell us where.' },
  story: { label: 'Your story, in a few sentences', hint: 'Visitors read it in your shop. You can change it later.' },
  helped: {
    label: 'Do you sell alone or with others?',
    options: {
      alone: 'Alone',
      group: 'With a self-help group',
      family: 'With my family',
      company: 'With a company or an NGO',
    },
  },
  consent: { label: 'Yes, store this to check and answer my application.' },
} as const
