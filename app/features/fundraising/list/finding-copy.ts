const campaigns = (count: number) => (count === 1 ? '1 campaign' : `${count.toLocaleString('en-IN')} campaigns`)

/** The search of the campaigns. */
export const findingCopy = {
  count: campaigns,
  none: (q: string) => `No campaigns found for “${q}”.`,
  noneFiltered: (q: string) => `No campaigns found for “${q}” with these filters.`,
  noneChosen: 'No campaigns with these filters.',
  similar: (q: string, count: number) => `No campaigns found for “${q}”. Similar: ${campaigns(count)}.`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  unused: {
    cause: (typed: string) => `No campaign has the cause “${typed}”. You see all causes.`,
    state: (typed: string) => `“${typed}” is not a State of India. You see all States.`,
    sort: (typed: string) => `Campaigns cannot be sorted by “${typed}”. You see the usual order.`,
  },
} as const
