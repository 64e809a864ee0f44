import { answerTime } from '#app/platform/time/answer-time.ts'
/** Messages of request forms, and mails. */
export const copy = {
  follow: { wrong: 'A code has ten letters and numbers, like K7QM-2XTP-9D.' },
  message: {
    missing: 'Please write a few words.',
  },
  reason: {
    missing: 'Please give a reason; the sender reads it.',
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
      subject: (brandName: string) => `${brandName}: we have your message`,
      body: (code: string, hours: number) => [
        `Thank you. Your message has reached a person here, and you will hear from us within ${answerTime(hours)}.`,
        `To see what becomes of it, or to add something, use this code: ${code}`,
      ],
    },
    replied: {
      subject: (brandName: string) => `${brandName}: an answer to your message`,
      sealed: 'There is an answer for you. For your privacy it does not stand in this mail. Read it with your code:',
      follow: 'You can answer with your code here:',
    },
    closed: {
      subject: (brandName: string) => `${brandName}: your message`,
      sealed:
        'Something has changed about your message. For your privacy it does not stand in this mail. See it with your code:',
      body: (reason: string) => [
        `We have closed this: ${reason}`,
        'If that is not right, tell us with your code, and a person looks at it again.',
      ],
    },
    late: {
      subject: (queue: string, brandName: string) => `${brandName}: somebody waits too long at the desk ${queue}`,
      body: (title: string) => [
        `${title}: the time that we promised is over, and nobody has answered.`,
        'It stands in the inbox:',
      ],
    },
    added: {
      subject: (queue: string, brandName: string) => `${brandName}: somebody wrote again to the desk ${queue}`,
      body: 'She added something to her request. It stands in the inbox:',
    },
    waiting: {
      subject: (queue: string, brandName: string) => `${brandName}: something waits at the desk ${queue}`,
      body: (title: string) => [`New: ${title}.`, 'It stands in the inbox:'],
    },
  },
} as const
