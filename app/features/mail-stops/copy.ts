/** What messages of each topic are about, after "messages about". */
const topics: Readonly<Record<string, string>> = {
  invitations: 'invitations from other people',
  questions: 'questions and answers about products',
  needs: 'answers on the needs board',
  campaigns: 'campaigns that you supported',
  'campaign-questions': 'questions and answers about campaigns',
  startups: 'interest in your startup',
}

export const copy = {
  metaTitle: 'Messages',
  topics,
  ask: {
    title: 'Stop these messages?',
    lead: (topic: string) => `We will not send you messages about ${topic} any more.`,
    others: 'You still get messages about your account, your orders and your requests.',
    button: 'Stop these messages',
  },
  stopped: {
    title: 'These messages are stopped',
    lead: (topic: string) => `You get no more messages about ${topic}.`,
    button: 'Start them again',
  },
  missing: {
    title: 'This link does not work',
    lead: 'Please open the link in the message again. If it still does not work, write to us.',
  },
} as const
