import { ANSWER_HOURS } from '#app/features/partnership/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  metaTitle: 'Partners',
  metaDescription: 'NGOs, colleges and companies that work with us: what you bring, what you get, and how to start.',
  title: 'Partners',
  lead: 'NGOs, colleges and companies bring people, rooms, knowledge and money. Partners report openly on the results.',
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
      brings: 'You have students with time, a hall, and somebody who signs.',
      gets: 'A toolkit for student programmes, missions that count, and a record for every student of what she did.',
      link: { to: '/ssr-toolkit', label: 'See the toolkit' },
    },
    {
      seed: 'corp-2',
      dye: 'neem',
      title: 'Companies',
      brings: 'You have customers, skills that others need, and a budget that wants to do something lasting.',
      gets: 'Packages with figures that hold, reports for your CSR committee, and orders from women who make.',
      link: { to: '/partnership-hub', label: 'See the packages' },
    },
  ],
  how: {
    title: 'How we begin',
    steps: [
      {
        title: 'You write',
        body: `A few lines: who you are, what you see, what you could bring. We answer within ${answerTime(ANSWER_HOURS.conversation)}.`,
      },
      { title: 'We talk', body: 'Thirty minutes. If somebody else suits you better, we say so and name them.' },
      {
        title: 'We try it small',
        body: 'One district, one semester, one batch. With an end date and a question that it answers.',
      },
      { title: 'We tell what came of it', body: 'In the open, with the money, and also when it did not work.' },
    ],
  },
  not: {
    title: 'What is not for sale',
    list: [
      'A better place in search, a better rating, a seal.',
      'Names, numbers or faces of the people who come here.',
      'A campaign without the person whom it is about.',
    ],
  },
  book: { to: '/impact', label: 'Figures and public accounts' },
} as const

export function partnersWords() {
  const { metaTitle: _metaTitle, metaDescription: _metaDescription, ...words } = copy
  return words
}
