/** Texts that card and page of a campaign share. */
export const campaignCardCopy = {
  progress: (percent: number) => `${percent} percent funded`,
  ofGoal: (goal: string) => `of ${goal}`,
  supporters: (count: number) => (count === 1 ? '1 supporter' : `${count.toLocaleString('en-IN')} supporters`),
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  noEnd: 'No end date',
  closed: 'Closed',
  read: 'Read the story',
} as const
