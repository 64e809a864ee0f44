/** Copy of the seller's screen of questions. */
export const copy = {
  title: 'Questions',
  lead: 'Everybody can read your answer on the product page. You never see who asked anonymously.',
  none: {
    title: 'No questions yet',
    body: 'Members can ask you about each product. You get a message for each question.',
  },
  open: { title: 'To answer', none: 'You have answered all questions.' },
  others: 'Answered and declined',
  of: (product: string) => `About ${product}`,
  by: (name: string | null, day: string) => `${name ?? 'Anonymous'}, ${day}`,
  tags: { declined: 'Not answered', hidden: 'Removed' },
  hidden: (reason: string) => `Our market desk has removed it. Nobody else sees it. The reason: ${reason}`,
  declined: 'You chose not to answer. Only the person who asked can see it.',
  answered: 'Your answer',
  answer: 'Answer',
  change: 'Edit answer',
  send: 'Publish answer',
  decline: 'Do not answer',
  done: {
    answer: 'Published. Everybody can read it on the product page.',
    decline: 'You chose not to answer. You can still answer it later.',
    report: 'Thank you. The market desk will read your report.',
  },
  refused: {
    hidden: 'Our market desk has removed this question. It cannot be answered.',
  },
} as const
