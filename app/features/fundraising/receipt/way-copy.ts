export const copy = {
  title: 'Where your money went',
  line: (amount: string, to: string, day: string) => `${amount} to ${to}, sent on ${day}`,
  arrived: (day: string) => `Arrived on ${day}.`,
  purpose: (purpose: string, number: string, bills: string) =>
    `For: ${purpose} (payout ${number}${bills && `, ${bills}`})`,
  update: (day: string) => `The organiser posted an update on ${day}.`,
  updateDue: (day: string) => `An update of the organiser is due by ${day}.`,
  updateOverdue: (day: string) => `An update of the organiser was due on ${day} and is missing.`,
  left: (amount: string) => `${amount} is not paid out yet. We keep it for the campaign.`,
} as const
