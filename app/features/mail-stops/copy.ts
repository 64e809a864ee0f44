/** What mails of each topic are about, after "mails about". */
const topics: Readonly<Record<string, string>> = {
  invitations: 'invitations from other people',
  questions: 'questions and answers about products',
  needs: 'answers on the needs board',
  startups: 'interest in your startup',
}

export const copy = {
  metaTitle: 'Mails',
  topics,
  ask: {
    title: 'Stop these mails?',
    lead: (topic: string) => `We will not send you mails about ${topic} any more.`,
    others: 'You still get mails about your account, your orders and your requests.',
    button: 'Stop these mails',
  },
  stopped: {
    title: 'These mails are stopped',
    lead: (topic: string) => `You get no more mails about ${topic}.`,
    button: 'Start them again',
  },
  missing: {
    title: 'This link does not work',
    lead: 'Please open the link in the mail again. If it still does not work, write to us.',
  },
} as const
