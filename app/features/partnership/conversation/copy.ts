import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: 'Partnership conversation',
  description: `Tell us about your organization and your goals. A person answers within ${answerTime(ANSWER_HOURS.conversation)}; the first call takes 30 minutes.`,
  home: 'Home',
  title: 'Start a partnership conversation',
  lead: `Tell us who you are and what you would like to change. A person answers within ${answerTime(ANSWER_HOURS.conversation)}.`,
  form: {
    send: 'Start Partnership Conversation',
    sent: {
      title: 'We have received your message',
      body: `Our partnership desk answers within ${answerTime(ANSWER_HOURS.conversation)} and suggests a time for a first call of 30 minutes.`,
    },
  },
  contact: {
    title: 'Contact information',
    mail: 'E-mail',
    answer: 'Answer',
    within: `Within ${answerTime(ANSWER_HOURS.conversation)}`,
    call: 'First call',
    length: '30 minutes, by phone or video',
    languages: 'Languages',
    spoken: 'Hindi and English',
    demo: { label: 'Choose a time for a demo', to: '/partnership-hub/demo' },
  },
  next: {
    title: 'What happens next',
    list: [
      {
        title: 'We read it',
        body: `A person reads your message and answers within ${answerTime(ANSWER_HOURS.conversation)}.`,
      },
      { title: 'We talk for 30 minutes', body: 'We talk about your goals and questions, and about what we cannot do.' },
      {
        title: 'You get a written plan',
        body: 'It says what each side will do, by when, and how we measure the result.',
      },
      {
        title: 'We start small',
        body: 'We start with one campaign, one drive or one test, and agree on a date to review it.',
      },
    ],
  },
} as const
