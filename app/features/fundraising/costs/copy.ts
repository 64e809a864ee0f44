import { COST_TEXT_CHARS_MAX } from './payment-cost.ts'

const percent = (basisPoints: number) => `${basisPoints / 100}%`
const reason = {
  label: 'Reason',
  hint: 'For your colleagues.',
  missing: 'Enter a reason.',
  charsMax: COST_TEXT_CHARS_MAX,
}
const instruments = { any: 'All ways to pay', upi: 'UPI', card: 'Cards', netbanking: 'Net banking', wallet: 'Wallets' }

export const copy = {
  title: 'Payment costs',
  lead: 'What the payment company takes of a gift, each with the days on which it holds. Donors see it before they pay. We promise the highest of the costs of the day, because donors choose how to pay later. A gift keeps the cost that it was promised. The figures of a row cannot change: end it, and add a new one.',
  add: 'Add a cost',
  empty: 'No costs yet. Campaigns get the whole gift.',
  new: 'A new cost',
  entry: (instrument: keyof typeof instruments, basisPoints: number, fixed: string | null) =>
    `${instruments[instrument]}: ${percent(basisPoints)}${fixed ? ` + ${fixed}` : ''}`,
  from: (day: string, gst: number) => `plus ${percent(gst)} GST, from ${day}`,
  until: (first: string, last: string, gst: number) => `plus ${percent(gst)} GST, ${first} to ${last}`,
  tags: { now: 'in force', ended: 'ended', planned: 'not yet in force' },
  fields: {
    instrument: { label: 'Way to pay', missing: 'Choose a way to pay.', options: instruments },
    percent: {
      label: 'Percent of the gift',
      hint: 'For example 2 or 1.75.',
      missing: 'Enter the percent.',
      wrong: 'Enter a number from 0 to 10, with at most two decimals.',
    },
    fixed: {
      label: 'Rupees for each payment',
      hint: 'In addition to the percent. Enter 0 if there is none.',
      missing: 'Enter the rupees, or 0.',
      wrong: 'Enter an amount from 0 to 5 rupees.',
    },
    tax: {
      label: 'GST on the costs, in percent',
      hint: 'For example 18.',
      missing: 'Enter the percent of GST, or 0.',
      wrong: 'Enter a number from 0 to 30, with at most two decimals.',
    },
    fromDay: { label: 'From', missing: 'Enter the first day.' },
    untilDay: { label: 'Until', hint: 'The last day. Leave it empty while no end is known.' },
    lastDay: { label: 'Last day', missing: 'Enter the last day.' },
    source: {
      label: 'Source',
      hint: 'The contract or price list, with its date.',
      missing: 'Enter the source.',
      charsMax: COST_TEXT_CHARS_MAX,
    },
    reason,
  },
  done: { save: 'Saved.' },
  refused: {
    'not-allowed': 'Another operator has to do this.',
    overlaps: 'Another cost for this way to pay holds on these days. End it first.',
    'ends-too-early': 'The last day is before the first one.',
    ended: 'This cost has ended. Add a new one.',
  },
} as const
