import type { QuestionWords } from '#app/features/questions/schema.ts'

/** Copy of the screens on which questions are answered. */
export const copy = {
  lead: ({ thing }: Pick<QuestionWords, 'thing'>) =>
    `Everybody can read your answer on the ${thing} page. You never see who asked anonymously.`,
  open: { title: 'To answer', none: 'You have answered all questions.' },
  others: 'Answered and declined',
  of: (title: string) => `About ${title}`,
  by: (name: string | null, day: string) => `${name ?? 'Anonymous'}, ${day}`,
  tags: { declined: 'Not answered', hidden: 'Removed' },
  hidden: ({ desk }: Pick<QuestionWords, 'desk'>, reason: string) =>
    `Our ${desk} has removed it. Nobody else sees it. The reason: ${reason}`,
  byTeam: 'Our team has answered this question.',
  answered: (isByTeam: boolean) => (isByTeam ? 'Answer of our team' : 'Your answer'),
  answer: 'Answer',
  change: 'Edit answer',
  send: 'Publish answer',
  decline: 'Do not answer',
  done: {
    answer: ({ thing }: Pick<QuestionWords, 'thing'>) => `Published. Everybody can read it on the ${thing} page.`,
    decline: 'You chose not to answer. You can still answer it later.',
  },
  refused: {
    byTeam: 'Our team has answered this question. Your answer was not published.',
    hidden: ({ desk }: Pick<QuestionWords, 'desk'>) => `Our ${desk} has removed this question. It cannot be answered.`,
  },
} as const
