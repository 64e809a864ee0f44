/** Copy of the organiser's page of questions. */
export const copy = {
  title: 'Questions',
  none: {
    title: 'No questions yet',
    body: 'Members can ask you about your campaign. You get a message for each question.',
  },
} as const
