export const copy = {
  metaTitle: (title: string) => `Changes: ${title}`,
  title: 'What was changed',
  lead: (campaign: string) => `All changes of “${campaign}” by its organiser since the first gift, the newest first.`,
  back: 'Back to the campaign',
  none: 'Nothing was changed since the first gift.',
  changed: {
    story: 'The story was changed.',
    costs: 'What the money buys was changed.',
    goal: (after: string, before: string) => `The goal is now ${after}. Before it was ${before}.`,
    beneficiary: 'Who the campaign is for was changed.',
    translation: 'The story in the other language was changed.',
    end: (date: string) => `It now ends on ${date}.`,
  },
  earlier: {
    translation: 'Read it as it was before',
    story: 'Read the story as it was before',
    costs: 'See the costs as they were before',
  },
  noCosts: 'No costs were listed.',
  because: (reason: string) => `Reason: ${reason}`,
} as const
