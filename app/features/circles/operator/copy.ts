export const copy = {
  title: 'Chapters',
  lead: 'Where Fearless Girls meet, by state. Changes appear in the chapter finder at once.',
  add: 'Add a chapter',
  empty: 'No chapters yet.',
  new: 'A new chapter',
  fields: {
    name: { label: 'Name', missing: 'Please enter a name.' },
    place: { label: 'Town', missing: 'Please enter the town.' },
    region: { label: 'State', missing: 'Please choose the state.' },
    weekday: { label: 'Day', hint: 'The finder shows the day.', none: 'No fixed day' },
    meets: {
      label: 'Time and place',
      hint: 'Like: 7:00 am, school yard behind the fort. Only accepted members see it.',
      missing: 'Please enter the time and the place.',
    },
  },
  close: {
    title: 'Remove from the finder',
    body: 'It is no longer listed. This cannot be undone. The activity log still shows that it existed.',
    send: 'Remove',
  },
  waiting: {
    title: 'Applications to join or start a chapter',
    lead: 'Newest first. First contact the applicant. Accept them after the chapter’s lead has agreed. Then they get the time and the place.',
    none: 'No applications.',
    kinds: { join: 'wants to join', member: 'wants to join, has an account', chapter: 'wants to start a chapter' },
    chapter: { label: 'Chapter', missing: 'Please choose the chapter.' },
    accept: 'Accept',
    noChapter: (region: string) => `No chapter in ${region} yet.`,
  },
  accepted: { title: 'Accepted', none: 'No members yet.' },
  done: {
    save: 'Saved. The chapter finder shows it.',
    close: 'Removed from the chapter finder.',
    accept: 'Accepted. We sent them the time and the place.',
    'accept-call': 'Accepted. They gave a phone number. Please call and tell them the time and the place.',
  },
  refused: {
    'slug-taken': 'This town already has a chapter with this name.',
    'not-found': 'This chapter or application no longer exists.',
    'not-allowed': 'Only operators can do this.',
  },
} as const
