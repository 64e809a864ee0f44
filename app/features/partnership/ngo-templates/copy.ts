import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: (brand: string) => `NGO templates · ${brand}`,
  description:
    'Templates that an NGO makes its own in half an hour: campaign plan, thank-you letters, impact report, volunteer register.',
  home: 'Home',
  title: 'NGO templates',
  lead: 'Papers that every NGO writes sooner or later. Take one, make it yours, and keep the evening.',
  shelf: {
    title: 'Ready to use',
    take: 'Use Template',
    empty: 'The shelf is empty at the moment. Tell us what you need.',
  },
  steps: {
    title: 'From here to your desk',
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
    lead: 'Tell us what you write again and again. We make a template of it, and put it here for everybody.',
    open: 'Request a custom template',
    send: 'Request a template',
    sent: {
      title: 'Your request has arrived',
      body: `A person reads it and answers within ${answerTime(ANSWER_HOURS.template)}.`,
    },
  },
  more: { label: 'See how we work with partners', to: '/partnership-hub' },
} as const
