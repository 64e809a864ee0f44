import type { HoldTopic } from './hold-rules.ts'

/** Holds on a campaign's money: what supporters read, and the mails to its owner. */
export const copy = {
  all: 'All money',
  topics: {
    bills: 'we are checking bills of this campaign',
    payee: 'we are checking who is paid',
    documents: 'we are checking documents of this campaign',
    report: 'we are checking a report about this campaign',
  } satisfies Record<HoldTopic, string>,
  public: (amount: string, topic: HoldTopic, until: string) =>
    `${amount} is on hold until ${until} at the latest: ${copy.topics[topic]}.`,
  mails: {
    hold: {
      subject: 'Money of your campaign is on hold',
      text: (amount: string) => `${amount} of your campaign is on hold. Read why, and tell us if you disagree:`,
      body: (amount: string, title: string, until: string) =>
        `We do not pay out ${amount} of “${title}” until ${until}.`,
      everything: 'the money',
      after: 'If you disagree, tell us on the page of your campaign’s money. Another person reads it.',
    },
    lifted: {
      subject: 'Money of your campaign is no longer on hold',
      body: (title: string) => `We can pay out the money of “${title}” again.`,
    },
    upheld: {
      subject: 'Answer to your objection about your campaign',
      text: 'There is an answer to your objection. The money of your campaign stays on hold. Read why:',
      body: (until: string) => `Another person read your objection. The money stays on hold until ${until}.`,
    },
    reason: (reason: string) => `The reason: ${reason}`,
    said: (answer: string) => `Our answer: ${answer}`,
    button: 'Open your campaign’s money',
    why: (brand: string) => `You get this mail because you have a campaign on ${brand}.`,
  },
} as const
