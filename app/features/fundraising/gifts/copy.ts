import type { ReceiptState } from '#app/features/fundraising/receipt/receipt-state.ts'

/** The states of the list: a payment that failed or timed out is no gift. */
export type GiftState = Exclude<ReceiptState, 'failed' | 'expired'>

export const copy = {
  title: 'My gifts',
  lead: 'What you gave while signed in, or with your e-mail address.',
  empty: 'You have not given to a campaign yet.',
  guest:
    'Did you give with a phone number, without signing in? Open the receipt from our message and choose “Keep in my account”.',
  back: 'Your account',
  campaigns: 'See all campaigns',
  monthly: {
    title: 'Monthly gifts',
    next: (date: string) => `Next payment: ${date}`,
    last: 'No further payment',
    ended: 'Ended',
    open: 'Skip, change or stop',
  },
  states: {
    awaiting: 'Waiting for your bank',
    settled: 'Paid',
    returning: 'On its way back',
    returned: 'Returned',
  } satisfies Readonly<Record<GiftState, string>>,
  reason: (reason: string) => `Reason: ${reason}`,
  returned: (amount: string) => `${amount} returned`,
  paidOut: (amount: string) => `${amount} paid out. The receipt says to whom.`,
  notPaidOut: 'Not paid out yet',
  tip: (tip: string) => `with a tip of ${tip}`,
  anonymous: 'Shown as “A friend”',
  receipt: (number: string) => `Receipt ${number}`,
  openReceipt: 'Open the receipt',
  openStatus: 'See the status',
  again: 'Give again',
  /** Screen readers: which gift the links are about. */
  about: (campaign: string) => `: ${campaign}`,
  year: (from: number) => `April ${from} to March ${from + 1}`,
  statement: {
    title: 'Yearly statements',
    pdf: 'PDF',
    csv: 'CSV',
    pdfOf: (year: string) => `PDF, ${year}`,
    csvOf: (year: string) => `CSV, ${year}`,
  },
  pages: { pages: 'Pages', newer: 'Newer gifts', older: 'Older gifts' },
} as const

/** The statement of a financial year, printed and as CSV. */
export const statementCopy = {
  title: 'Statement of gifts',
  file: (from: number, extension: 'pdf' | 'csv') => `gifts-${from}-${from + 1}.${extension}`,
  period: 'Period',
  days: (from: number) => `1 April ${from} to 31 March ${from + 1}`,
  of: 'Given by',
  madeOn: 'Made on',
  test: 'Contains test payments. No real money moved for them.',
  head: { date: 'Date', receipt: 'Receipt', campaign: 'Campaign', gift: 'Gift', tip: 'Tip', total: 'Total' },
  entry: 'Entry',
  reason: 'Reason',
  kinds: { gift: 'Gift', return: 'Returned' },
  sections: { gifts: 'Gifts', returns: 'Returned to you' },
  noGifts: 'No gifts in this period.',
  sums: { given: 'Total given', returned: 'Total returned', rest: 'Given less returned' },
  nature:
    'This is a list of your payments. It is not a donation certificate for the income-tax deduction (section 80G of the Income-tax Act, 1961; section 133 of the Income-tax Act, 2025).',
} as const
