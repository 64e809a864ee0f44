export const copy = {
  headline: 'Somebody thinks of you.',
  lead: 'They believe in you. We show nothing about you until you agree here, and then only what you write.',
  wing: (wing: string) => `They thought of ${wing}.`,
  missing: { title: 'This link does not work', body: 'It may be incomplete. Open it again from the mail.' },
  form: {
    title: 'Show me, in my own words',
    name: 'The name to show',
    snippet: 'One or two sentences about you',
    education: 'What you learned',
    skills: 'What you can do, with commas between',
    seeking: 'What you look for',
    softTags: 'What people say about you, with commas between',
    agree: 'Yes, show this',
    change: 'Save the changes',
  },
  no: {
    title: 'Or not',
    body: 'Nobody is told that you refused. You can also remove yourself later.',
    button: 'No, remove me',
  },
  done: {
    agreed: 'You are now on the Refer page with this text.',
    removed: 'Removed. We keep nothing about you here.',
  },
  see: 'See the page',
} as const
