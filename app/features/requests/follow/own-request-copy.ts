export const copy = {
  sent: (when: string) => `Sent ${when}`,
  status: {
    new: (due: string) => `We have received it. A person answers by ${due}.`,
    'in-hand': (due: string) => `A person is working on it and answers by ${due}.`,
    late: (due: string) => `We promised an answer by ${due}. We are sorry that we are late. We will answer.`,
    answered: () => 'There is an answer for you.',
    closed: () => 'It is closed. If this is wrong, write below. A person will read it again.',
  },
  events: {
    received: 'You sent it',
    replied: 'Our answer',
    added: 'Your message',
    closed: 'We closed it',
    reopened: { bySender: 'You reopened it', byUs: 'We reopened it' },
  },
  history: 'History',
  code: 'Code',
  add: {
    label: 'Add a message',
    hint: 'The people who work on your request read it.',
    send: 'Send message',
    done: 'We have received your message.',
  },
} as const
