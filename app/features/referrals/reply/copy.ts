export const copy = {
  headline: 'Someone has referred you.',
  lead: 'We show nothing about you until you agree here. Then we show only what you write.',
  wing: (wing: string) => `They suggested ${wing}.`,
  missing: { title: 'This link does not work', body: 'It may be incomplete. Open it again from our message.' },
  form: {
    title: 'Agree and write your own text',
    name: 'Name to show',
    snippet: 'One or two sentences about you',
    education: 'Your education',
    skills: 'Your skills, separated by commas',
    seeking: 'What you are looking for',
    softTags: 'What people say about you, separated by commas',
    agree: 'Yes, show this',
    change: 'Save the changes',
  },
  no: {
    title: 'Refuse',
    body: 'We do not tell anybody that you refused. You can also remove your profile later.',
    button: 'No, do not show me',
  },
  done: {
    agreed: 'You are now on the Refer page with this text.',
    removed: 'Removed. We keep nothing about you here.',
  },
  see: 'See the page',
} as const
