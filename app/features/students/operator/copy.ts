export const copy = {
  title: 'Students',
  lead: 'Students under 18 cannot change their age themselves. When they turn 18, they write to us with the number of their profile. You can confirm their age here. After that they need no guardian’s consent.',
  id: {
    label: 'Number of the profile',
    hint: 'As the student sent it, like 3f2a91c4-…',
    wrong: 'We cannot find a profile with this number.',
  },
  seen: {
    label: 'I have checked that the student is 18, with a document or in a call with the college.',
    missing: 'Please check the age first, then tick this box.',
  },
  send: 'Confirm',
  note: 'Do not keep a copy of the document. This action is logged.',
  done: { confirmed: 'Confirmed. The student’s stories no longer need a guardian’s consent.' },
  refused: { 'not-allowed': 'Only operators can do this.', 'not-found': 'We cannot find a profile with this number.' },
} as const
