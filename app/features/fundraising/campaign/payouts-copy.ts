export const copy = {
  title: 'Where the money went',
  bar: (paid: string, held: string) => `${paid} paid out, ${held} still held for the campaign`,
  barGoingBack: (paid: string, back: string) => `${paid} paid out, ${back} going back to supporters`,
  paid: (amount: string) => `${amount} paid out`,
  held: (amount: string) => `${amount} still held`,
  goingBack: (amount: string) => `${amount} going back to supporters`,
  elsewhere: (amount: string) => `${amount} was collected before the campaign was on this site. It is not held here.`,
  caption: 'Payouts of this campaign, the newest first',
  head: { to: 'Paid to', day: 'Sent', amount: 'Amount' },
  bills: (bills: string) => `With ${bills}`,
  bill: (number: number, what: string, amount: string) => `Bill ${number}: ${what}, ${amount}`,
  overdue: (day: string) => `An update was due on ${day} and is missing.`,
} as const
