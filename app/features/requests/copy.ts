import { answerTime } from '#app/platform/time/answer-time.ts'
/** Messages of request forms, and mails. */
export const copy = {
  follow: { wrong: 'A code has ten letters and numbers, like K7QM-2XTP-9D.' },
  message: {
    missing: 'Please write a few words.',
  },
  reason: {
    missing: 'Please enter a reason. The sender reads it.',
  },
  yes: 'Yes',
  queues: {
    front: 'Front desk',
    partnership: 'Partnership',
    stories: 'Stories',
    programmes: 'Programmes',
    market: 'Marketplace',
    solve: 'Solve',
    care: 'Care',
    wellbeing: 'Wellbeing',
    legal: 'Legal aid',
    safety: 'Safety',
  },
  mails: {
    received: {
      subject: (brandName: string) => `${brandName}: we have received your message`,
      text: 'We have received your message. Track it or add to it:',
      body: (hours: number) =>
        `Thank you. We have received your message. A person answers within ${answerTime(hours)}.`,
      label: 'To track your request or add to it, use this code:',
    },
    replied: {
      subject: (brandName: string) => `${brandName}: an answer to your message`,
      text: 'There is an answer to your message. Read it:',
      sealed: 'There is an answer for you. For your privacy we do not write it in this mail. Read it with your code.',
      follow: 'You can answer with your code.',
    },
    closed: {
      subject: (brandName: string) => `${brandName}: your message`,
      text: 'There is news about your message. Read it:',
      sealed:
        'There is news about your message. For your privacy we do not write it in this mail. Read it with your code.',
      body: (reason: string) => [
        `We have closed your request. The reason: ${reason}`,
        'If this is wrong, write to us with your code. A person will read it again.',
      ],
    },
    late: {
      subject: (desk: string, brandName: string) => `${brandName}: overdue request${desk}`,
      body: (title: string | null) =>
        title === null
          ? 'A private request is overdue. Nobody has answered yet.'
          : `${title}: this request is overdue. Nobody has answered yet.`,
    },
    added: {
      subject: (desk: string, brandName: string) => `${brandName}: new message${desk}`,
      body: 'A sender added a message to their request.',
    },
    waiting: {
      subject: (desk: string, brandName: string) => `${brandName}: new request${desk}`,
      body: (title: string | null) => (title === null ? 'A private request has arrived.' : `New: ${title}.`),
    },
    reportWaiting: {
      subject: (desk: string, brandName: string) => `${brandName}: urgent report${desk}`,
      body: (by: string) => `An urgent report has come in. Decide it by ${by}.`,
    },
    reportLate: {
      subject: (desk: string, brandName: string) => `${brandName}: overdue report${desk}`,
      body: (by: string) => `A report is overdue. It was to be decided by ${by}, and nobody has decided it yet.`,
    },
    desk: (queue: string) => `, ${queue} desk`,
    button: 'Track your request',
    inbox: 'Open it in the inbox',
    report: 'Open the report',
    why: 'You get this mail because you wrote to us and gave this address for the answer.',
    whyDesk: 'You get this mail because you answer requests here. An administrator can change that.',
  },
} as const
