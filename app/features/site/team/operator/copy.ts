export const copy = {
  title: 'People',
  lead: 'The people on the page Team, whom donors look for. Add only those who agreed.',
  add: 'Add a person',
  empty: 'Nobody is on the page yet.',
  new: 'A new person',
  fields: {
    name: { label: 'Name', missing: 'Please give the name.' },
    role: { label: 'Role', hint: 'For example: founder, treasurer, trustee.', missing: 'Please name the role.' },
    about: { label: 'About the person' },
    link: {
      label: 'Link',
      hint: 'A page about the person, like https://example.org/asha.',
      wrong: 'Please give an address that begins with https://.',
    },
    sort: { label: 'Place in the list', hint: 'Small numbers come first.' },
  },
  remove: { title: 'Remove from the page', send: 'Remove the person' },
  done: { save: 'Saved. The page shows it.', remove: 'Removed from the page.' },
  refused: {
    'not-found': 'This person is not on the page any more.',
    'too-many': 'There is no room for more people. Please remove somebody first.',
  },
} as const
