/** Copy of the seller's screen of questions. */
export const copy = {
  title: 'Questions',
  none: {
    title: 'No questions yet',
    body: 'Members can ask you about each product. You get a message for each question.',
  },
} as const
