export const copy = {
  title: 'People',
  lead: 'The people on the Team page. Donors look for their names. Add only people who agreed.',
  add: 'Add a person',
  empty: 'Nobody is on the page yet.',
  new: 'A new person',
  fields: {
    name: { label: 'Name', missing: 'Please enter the name.' },
    role: { label: 'Role', hint: 'For example: founder, treasurer, trustee.', missing: 'Please enter the role.' },
    about: { label: 'About the person' },
    link: {
      label: 'Link',
      hint: 'A page about the person, like https://example.org/asha.',
      wrong: 'Please enter an address that begins with https://.',
    },
    sort: { label: 'Position in the list', hint: 'Small numbers come first.' },
  },
  remove: { title: 'Remove from the page', send: 'Remove the person' },
  done: { save: 'Saved. The page shows it.', remove: 'Removed from the page.' },
  refused: {
    'not-found': 'This person is no longer on the page.',
    'too-many': 'The page is full. Please remove a person first.',
  },
} as const
