import { GST_SOURCE_CHARS_MAX } from '#app/features/marketplace/gst/gst-rules.ts'
import { formatDayText } from '#app/features/marketplace/product-information/calendar-text.ts'

const source = {
  label: 'Source',
  hint: 'The law or notification, with its number and date.',
  missing: 'Enter the source.',
  charsMax: GST_SOURCE_CHARS_MAX,
}
const fromDay = { label: 'From', missing: 'Enter the first day.' }
const tags = { now: 'in force', ended: 'ended', planned: 'not yet in force' }
const from = (day: string) => `From ${formatDayText(day)}`

export const ratesCopy = {
  title: 'GST rates',
  lead: 'The rates that sellers choose from, each with the days on which it holds. Issued invoices keep their rate. When a rate ends, enter its last day: its products need another rate before they are sent.',
  add: 'Add a rate',
  empty: 'No rates yet.',
  new: 'A new rate',
  entry: (percent: string) => `${percent}%`,
  from,
  until: (first: string, last: string) => `${from(first)} to ${formatDayText(last)}`,
  tags,
  fields: {
    percent: {
      label: 'Rate in percent',
      hint: 'CGST and SGST together. For example 5 or 0.25.',
      missing: 'Enter the rate.',
      wrong: 'Enter a rate from 0 to 100, with at most two decimals.',
    },
    fromDay,
    untilDay: { label: 'Until', hint: 'The last day. Leave it empty while no end is known.' },
    source,
  },
  done: { save: 'Saved.' },
  refused: {
    taken: 'This rate is in the list with the same first day.',
    'ends-too-early': 'The last day is before the first one.',
  },
} as const

export const rulesCopy = {
  title: 'GST rules',
  lead: 'What sellers need by the law of GST, since when. A rule holds until the next one about the same begins. To change a rule, add a row with its first day.',
  add: 'Add a rule',
  empty: 'No rules yet.',
  new: 'A new rule',
  from,
  tags,
  rules: {
    'inter-state gst-number': 'Delivery to other States needs a GST number',
    'inter-state gst-or-enrolment-number': 'Delivery to other States needs a GST number or an enrolment number',
    'inter-state nothing': 'Delivery to other States needs no number',
    'tax-details hsn-and-rate': 'Sellers with a GST number need HSN code and rate of each product',
    'tax-details nothing': 'Sellers with a GST number need no HSN code and rate',
  },
  fields: {
    rule: { label: 'Rule', missing: 'Choose a rule.' },
    fromDay,
    source,
  },
  done: { save: 'Saved. It is applied to all shops within ten minutes of its first day.' },
  refused: {
    taken: 'There is already a row about this with the same first day.',
    other: 'A row keeps its subject and its first day. Add a new row instead.',
  },
} as const
