export const copy = {
  name: { label: 'Your name', missing: 'Please tell us your name.' },
  contact: { label: 'E-mail or phone number', hint: 'Only for the answer to this.' },
  leader: {
    title: 'A movement leader',
    place: { label: 'Where would you lead?', missing: 'Please name a town or district.' },
    why: { label: 'What would you gather people for?', missing: 'Please write a few words.' },
  },
  organization: {
    title: 'An organization for the movement',
    organization: { label: 'Your organization', missing: 'Please tell us its name.' },
    why: { label: 'What could we do together?', missing: 'Please write a few words.' },
  },
  funder: {
    title: 'A funder for the movement',
    organization: { label: 'Your organization', hint: 'Leave it empty if you give as yourself.' },
    why: { label: 'What would you like to fund?', missing: 'Please write a few words.' },
  },
} as const
