/** Copy of the organiser's page of questions, and of the lists. */
export const copy = {
  title: 'Questions',
  report: 'Report this question',
  none: {
    title: 'No questions yet',
    body: 'Members can ask you about your campaign. You get a message for each question.',
  },
} as const
