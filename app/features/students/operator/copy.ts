export const copy = {
  title: 'Students',
  lead: 'A student who said that she is under eighteen cannot take that back herself. When she has turned eighteen she writes to us and names the number of her profile. From then on no guardian is asked.',
  id: {
    label: 'Number of the profile',
    hint: 'As she sent it, like 3f2a91c4-…',
    wrong: 'This is not the number of a profile.',
  },
  seen: {
    label: 'I have seen that she is eighteen, on a document or a call with her college.',
    missing: 'Please check it first, then tick this.',
  },
  send: 'Confirm',
  note: 'Keep no copy of what you saw. The act itself is written down.',
  done: { confirmed: 'Confirmed. Her stories are shown without a guardian’s yes from now on.' },
  refused: { 'not-allowed': 'Only operators can do this.', 'not-found': 'There is no profile with this number.' },
} as const
