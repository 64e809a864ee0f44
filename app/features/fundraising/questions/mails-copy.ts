/** Copy of the mails about questions to an organiser. */
export const copy = {
  asked: {
    subject: (campaign: string) => `New question about ${campaign}`,
    text: 'You have a new question about your campaign. Answer it:',
    body: (campaign: string) => `Somebody has a question about your campaign “${campaign}”.`,
    after:
      'Everybody can read your answer on the campaign page. If you choose not to answer, our team reads the question.',
    why: (brand: string) => `You get this mail because you run a campaign on ${brand}.`,
  },
  answered: {
    subject: (campaign: string) => `Your question about ${campaign} was answered`,
    text: 'Your question about a campaign was answered. Read the answer:',
    body: (organiser: string, campaign: string) =>
      `${organiser} has answered your question about the campaign “${campaign}”.`,
  },
} as const
