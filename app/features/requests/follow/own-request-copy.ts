export const copy = {
  sent: (when: string) => `Sent ${when}`,
  status: {
    new: (due: string) => `It has arrived. A person answers by ${due}.`,
    'in-hand': (due: string) => `Somebody here has it. You hear from us by ${due}.`,
    late: (due: string) =>
      `You should have heard from us by ${due}. We are late, and sorry. It has not been forgotten.`,
    answered: () => 'There is an answer for you.',
    closed: () => 'It is closed. If that is not right, write below, and a person looks at it again.',
  },
  events: {
    received: 'You sent it',
    replied: 'Our answer',
    added: 'You added',
    closed: 'We closed it',
    reopened: { bySender: 'You opened it again', byUs: 'We opened it again' },
  },
  history: 'History',
  code: 'Code',
  add: {
    label: 'Add something',
    hint: 'It goes to the people who have your request.',
    send: 'Send it',
    done: 'We have it. A person reads it.',
  },
} as const
