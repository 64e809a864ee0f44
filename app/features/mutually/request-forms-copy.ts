export const copy = {
  name: { label: 'Your name', missing: 'Please tell us your name.' },
  contact: { label: 'E-mail or phone number', hint: 'We use it only to answer you.' },
  leader: {
    title: 'Movement leader',
    place: { label: 'In which town or district?', missing: 'Please enter a town or district.' },
    why: { label: 'What would you like to do there?', missing: 'Please write a few words.' },
  },
  organization: {
    title: 'Organization for the movement',
    organization: { label: 'Your organization', missing: 'Please enter its name.' },
    why: { label: 'What would you like to do together?', missing: 'Please write a few words.' },
  },
  funder: {
    title: 'Funder for the movement',
    organization: { label: 'Your organization', hint: 'Leave it empty if you give as a private person.' },
    why: { label: 'What would you like to fund?', missing: 'Please write a few words.' },
  },
} as const
