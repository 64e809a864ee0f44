import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

/** One form at two paths: `/contact` and `/feedback`. */
export const copy = {
  contact: {
    metaTitle: 'Contact',
    metaDescription: `Write to us. A person reads it and answers within 24-${answerTime(ANSWER_HOURS)}.`,
    title: 'Contact',
    lead: `Write to us about anything. A person reads it and answers within 24-${answerTime(ANSWER_HOURS)}.`,
    type: '',
  },
  feedback: {
    metaTitle: 'Feedback',
    metaDescription:
      'Tell us what helped, what did not, and what is missing. You can also suggest a new wing, a new area of the site.',
    title: 'Feedback',
    lead: 'What helped? What did not? What is missing? You can also complain, or suggest a new wing (an area of the site).',
    type: 'feedback',
  },
  aside: {
    urgent: {
      title: 'If you need help now',
      body: 'Please do not wait for our answer. Call one of these numbers, day or night.',
      numbers: [
        { number: HELPLINES.emergency, label: 'Emergency' },
        { number: HELPLINES.women, label: 'Women’s helpline' },
      ],
      more: { to: '/support', label: 'All help numbers' },
    },
    mail: { title: 'Do you prefer e-mail?', write: (address: string) => `Write to ${address}` },
    grievance: {
      title: 'A complaint about content or conduct',
      body: `Our grievance officer handles it and confirms within ${answerTime(COMPLAINT_HOURS.confirmed)}.`,
      named: (officer: string) => officer,
      link: { to: '/guidelines#reporting', label: 'How reporting works' },
    },
  },
} as const
