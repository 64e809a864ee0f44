export const copy = {
  title: 'Chapters',
  lead: 'Where Fearless Girls meet, by state. The finder shows them at once.',
  add: 'Add a chapter',
  empty: 'No chapter stands here yet.',
  new: 'A new chapter',
  fields: {
    name: { label: 'Name', missing: 'Please give it a name.' },
    place: { label: 'Town', missing: 'Please name the town.' },
    region: { label: 'State', missing: 'Please choose the state.' },
    meets: { label: 'When and where it meets', hint: 'In plain words.', missing: 'Please say when and where.' },
  },
  close: {
    title: 'Take it off the finder',
    body: 'Nobody finds it any more. This cannot be undone; the activity log keeps that it was there.',
    send: 'Take it off',
  },
  waiting: {
    title: 'Who wants to join or start one',
    lead: 'Newest first. They gave their contact to be called back.',
    none: 'Nobody waits.',
    kinds: { join: 'wants to join', chapter: 'wants to start a chapter' },
  },
  done: { save: 'Saved. The finder shows it.', close: 'It is off the finder.' },
  refused: {
    'slug-taken': 'There is a chapter of this name in this town already.',
    'not-found': 'It is not there any more.',
    'not-allowed': 'Only operators can do this.',
  },
} as const
