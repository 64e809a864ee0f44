import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: 'NGO templates',
  description: 'Free templates for NGOs: campaign plan, thank-you letters, impact report, volunteer register.',
  home: 'Home',
  title: 'NGO templates',
  lead: 'Documents that every NGO needs. Download one and adapt it.',
  shelf: {
    title: 'Ready to use',
    take: 'Use Template',
    empty: 'No templates right now. Tell us what you need.',
  },
  steps: {
    title: 'How it works',
    list: [
      { title: 'Preview it', body: 'Read the whole document before you download it.' },
      {
        title: 'Download it',
        body: 'You get a file for Word, LibreOffice, Google Docs or a spreadsheet. You need no account and do not have to name us.',
      },
      { title: 'Change it', body: 'Add your name, remove what does not fit, then print it or send it.' },
    ],
  },
  custom: {
    title: 'Something else?',
    lead: 'Tell us which document you need often. We make a template that everyone can use.',
    open: 'Request a custom template',
    send: 'Request a template',
    sent: {
      title: 'We have received your request',
      body: `A person reads it and answers within ${answerTime(ANSWER_HOURS.template)}.`,
    },
  },
  more: { label: 'See how we work with partners', to: '/partnership-hub' },
} as const
