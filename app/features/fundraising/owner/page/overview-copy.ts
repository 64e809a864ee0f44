export const copy = {
  raised: 'Raised',
  of: (goal: string) => `of ${goal}`,
  funded: (percent: number) => `${percent} percent funded`,
  supporters: (count: number) => (count === 1 ? '1 supporter' : `${count.toLocaleString('en-IN')} supporters`),
  days: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  ends: (date: string) => `Ends on ${date}`,
  noEnd: 'No end date',
  next: 'Next steps',
  nothing: 'Nothing to do now.',
  steps: {
    share: 'Share the link of your campaign with people who know you.',
    money: (payable: string) => `${payable} can be paid out. Ask for a payout with your bills.`,
    payoutUpdate: (day: string) => `An update about your last payout was due on ${day}. Post it.`,
    questions: (open: number) =>
      open === 1 ? '1 question waits for your answer.' : `${open} questions wait for your answer.`,
    update: (days: number) => `Your supporters have heard nothing for ${days} days. Post an update.`,
    end: (days: number) => `It ends in ${days === 1 ? '1 day' : `${days} days`}. You can extend it.`,
    resume: 'It takes no gifts. You can resume it.',
    ended: 'It has ended. You can extend it once, or close it with a last word to your supporters.',
  },
} as const
