import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: 'Partners',
  metaDescription: 'NGOs, colleges and companies that work with us: what you bring, what you get, and how to start.',
  title: 'Partners',
  lead: 'NGOs, colleges and companies bring people, rooms, knowledge and money. They publish the results.',
  hub: { to: '/partnership-hub', label: 'Go to the partnership hub' },
  talk: { to: '/partnership-conversation', label: 'Start Partnership Conversation' },
  kinds: [
    {
      seed: 'ngo-4',
      dye: 'indigo',
      title: 'NGOs',
      brings: 'You know the people, the place and what has been tried before.',
      gets: 'Templates for campaigns and reports, a page of your own, receipts with your approval number, and training for your team.',
      link: { to: '/ngo-templates', label: 'See the templates' },
    },
    {
      seed: 'clg-9',
      dye: 'turmeric',
      title: 'Colleges',
      brings: 'You have students with time, a hall, and a person who can approve.',
      gets: 'A toolkit for student programmes, missions, and a record of what each student did.',
      link: { to: '/ssr-toolkit', label: 'See the toolkit' },
    },
    {
      seed: 'corp-2',
      dye: 'neem',
      title: 'Companies',
      brings: 'You have customers, skills and a budget for social projects.',
      gets: 'Packages with figures that you can check, reports for your CSR committee, and products made by women.',
      link: { to: '/partnership-hub', label: 'See the packages' },
    },
  ],
  how: {
    title: 'How we start',
    steps: [
      {
        title: 'You write',
        body: `Tell us in a few lines who you are and what you would like to do. We answer within ${answerTime(ANSWER_HOURS.conversation)}.`,
      },
      { title: 'We talk', body: 'The call takes 30 minutes. If another organisation fits you better, we tell you.' },
      {
        title: 'We start small',
        body: 'We try it in one district, for one semester or with one group, and agree on an end date.',
      },
      { title: 'We publish the result', body: 'We also publish what it cost, and what did not work.' },
    ],
  },
  not: {
    title: 'What is not for sale',
    list: [
      'A better place in search results, a better rating or a badge.',
      'Names, phone numbers or photos of our users.',
      'A campaign about a person who has not agreed.',
    ],
  },
  book: { to: '/impact', label: 'Figures and public accounts' },
} as const

export function partnersWords() {
  const { metaTitle: _metaTitle, metaDescription: _metaDescription, ...words } = copy
  return words
}
