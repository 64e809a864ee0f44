export const copy = {
  title: 'Students',
  lead: 'Students under eighteen cannot change their age themselves. When they turn eighteen, they write to us with the number of their profile. After that no guardian’s consent is needed.',
  id: {
    label: 'Number of the profile',
    hint: 'As the student sent it, like 3f2a91c4-…',
    wrong: 'There is no profile with this number.',
  },
  seen: {
    label: 'I have checked that the student is eighteen, on a document or in a call with the college.',
    missing: 'Please check it first, then tick this.',
  },
  send: 'Confirm',
  note: 'Keep no copy of the document. This action is logged.',
  done: { confirmed: 'Confirmed. The student’s stories no longer need a guardian’s consent.' },
  refused: { 'not-allowed': 'Only operators can do this.', 'not-found': 'There is no profile with this number.' },
} as const
