import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: 'NGO templates',
  description:
    'Templates that an NGO makes its own in half an hour: campaign plan, thank-you letters, impact report, volunteer register.',
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
      { title: 'Look inside', body: 'Preview shows every line before you take anything.' },
      {
        title: 'Use it',
        body: 'It comes as a file for Word, LibreOffice, Google Docs or any spreadsheet. No account, no credit needed.',
      },
      { title: 'Make it yours', body: 'Put in your name, take out what does not fit, print it or send it.' },
    ],
  },
  custom: {
    title: 'Something else?',
    lead: 'Tell us which document you write often. We turn it into a template for everyone.',
    open: 'Request a custom template',
    send: 'Request a template',
    sent: {
      title: 'We have received your request',
      body: `A person reads it and answers within ${answerTime(ANSWER_HOURS.template)}.`,
    },
  },
  more: { label: 'See how we work with partners', to: '/partnership-hub' },
} as const
