import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

/** One form at two paths: `/contact` and `/feedback`. */
export const copy = {
  contact: {
    metaTitle: 'Contact',
    metaDescription: `Write to us. A person reads it and answers within 24-${answerTime(ANSWER_HOURS)}.`,
    title: 'Contact',
    lead: `Write what is on your mind. A person reads it and answers within 24-${answerTime(ANSWER_HOURS)}.`,
    type: '',
  },
  feedback: {
    metaTitle: 'Feedback',
    metaDescription: 'Tell us what helped, what hurt and what is missing. You may also propose a new wing.',
    title: 'Feedback',
    lead: 'What helped, what hurt, what is missing? Complaints are welcome too. You may also propose a new wing.',
    type: 'feedback',
  },
  aside: {
    urgent: {
      title: 'If you need help now',
      body: 'Please do not wait for our answer. These numbers are there day and night.',
      numbers: [
        { number: HELPLINES.emergency, label: 'Emergency' },
        { number: HELPLINES.women, label: 'Women’s helpline' },
      ],
      more: { to: '/support', label: 'All help numbers' },
    },
    mail: { title: 'Rather by mail?', write: (address: string) => `Write to ${address}` },
    grievance: {
      title: 'A complaint about content or conduct',
      body: 'Our grievance officer answers for it. She confirms within 24 hours.',
      named: (officer: string) => officer,
      link: { to: '/guidelines#reporting', label: 'How reporting works' },
    },
  },
} as const
