export const copy = {
  headline: 'Somebody thinks of you.',
  lead: 'They would like a door to open for you. Nothing about you is shown until you say so here, and then only what you write.',
  wing: (wing: string) => `They thought of ${wing}.`,
  missing: { title: 'This link leads nowhere', body: 'It may be incomplete. Open it again from the mail.' },
  form: {
    title: 'Show me, in my own words',
    name: 'The name to show',
    snippet: 'One or two sentences about you',
    education: 'What you learned (optional)',
    skills: 'What you can do, with commas between (optional)',
    seeking: 'What you look for (optional)',
    softTags: 'What people say about you, with commas between (optional)',
    agree: 'Yes, show this',
    change: 'Save the changes',
  },
  no: {
    title: 'Or not',
    body: 'Nobody learns that you said no. It also removes you at any time later.',
    button: 'No, remove me',
  },
  done: {
    agreed: 'You are shown on the page Refer, with these words.',
    removed: 'It is removed. Nothing about you is kept here.',
  },
  see: 'See the page',
} as const
