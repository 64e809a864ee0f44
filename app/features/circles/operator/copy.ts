export const copy = {
  title: 'Chapters',
  lead: 'Where Fearless Girls meet, by state. The finder shows them at once.',
  add: 'Add a chapter',
  empty: 'No chapters yet.',
  new: 'A new chapter',
  fields: {
    name: { label: 'Name', missing: 'Please give it a name.' },
    place: { label: 'Town', missing: 'Please name the town.' },
    region: { label: 'State', missing: 'Please choose the state.' },
    weekday: { label: 'Day', hint: 'The finder shows the day.', none: 'No fixed day' },
    meets: {
      label: 'Hour and place',
      hint: 'Like: 7:00 am, school yard behind the fort. Told only to those whom the chapter has accepted.',
      missing: 'Please say at what hour and where.',
    },
  },
  close: {
    title: 'Remove from the finder',
    body: 'It is no longer listed. This cannot be undone. The activity log still shows that it existed.',
    send: 'Remove',
  },
  waiting: {
    title: 'Who wants to join or start one',
    lead: 'Newest first. Call or write first. Accept somebody after the chapter’s lead has agreed. Only then do they get the time and the place.',
    none: 'No applications.',
    kinds: { join: 'wants to join', member: 'wants to join, has an account', chapter: 'wants to start a chapter' },
    chapter: { label: 'Chapter', missing: 'Please choose the chapter.' },
    accept: 'Accept',
    noChapter: (region: string) => `No chapter in ${region} yet.`,
  },
  accepted: { title: 'Accepted', none: 'Nobody yet.' },
  done: {
    save: 'Saved. The finder shows it.',
    close: 'It is off the finder.',
    accept: 'Accepted. A mail tells them the hour and the place.',
    'accept-call': 'Accepted. They left a phone number: please call and tell them the hour and the place.',
  },
  refused: {
    'slug-taken': 'There is a chapter of this name in this town already.',
    'not-found': 'It is not there any more.',
    'not-allowed': 'Only operators can do this.',
  },
} as const
