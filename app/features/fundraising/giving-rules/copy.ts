import { formatDay } from '#app/platform/time/indian-days.ts'
import { GIVING_RULE_DAYS_MAX, GIVING_RULE_SOURCE_CHARS_MAX, type GivingRule } from './giving-rules.ts'

export const copy = {
  title: 'Rules of giving',
  lead: 'Rules for payouts and documents of campaigns, since when. A rule holds until the next one about the same begins. To change a rule, add a row with its first day. A row that has begun stays as it is.',
  add: 'Add a rule',
  empty: 'No rules yet.',
  new: 'A new rule',
  from: (day: string) => `From ${formatDay(day)}`,
  tags: { now: 'in force', ended: 'ended', planned: 'not yet in force' },
  rules: {
    'documented-share-bp': 'Share of a payout that bills must cover (percent)',
    'payout-update-days': 'Days until an update is due after a payout',
    'document-days': 'Days until the file of a document is deleted',
    'bill-days': 'Days until the file of a bill is deleted',
  } satisfies Record<GivingRule, string>,
  entry: {
    'documented-share-bp': (percent: string) => `Bills cover ${percent}% of a payout`,
    'payout-update-days': (days: string) => `Update due ${days} days after a payout`,
    'document-days': (days: string) => `Files of documents are deleted after ${days} days`,
    'bill-days': (days: string) => `Files of bills are deleted after ${days} days`,
  } satisfies Record<GivingRule, (value: string) => string>,
  fields: {
    rule: { label: 'Rule', missing: 'Choose a rule.' },
    value: {
      label: 'Value',
      hint: 'Percent for the share that bills must cover, otherwise days.',
      missing: 'Enter the value.',
      wrong: `Enter a whole number of days up to ${GIVING_RULE_DAYS_MAX.toLocaleString('en-IN')}, or a percentage with at most two decimals.`,
    },
    fromDay: { label: 'From', missing: 'Enter the first day.' },
    source: {
      label: 'Source',
      hint: 'The law or decision, with its date.',
      missing: 'Enter the source.',
      charsMax: GIVING_RULE_SOURCE_CHARS_MAX,
    },
  },
  values: {
    percent: 'Enter a percentage from 0 to 100.',
    days: `Enter a whole number of days from 1 to ${GIVING_RULE_DAYS_MAX.toLocaleString('en-IN')}.`,
  },
  done: { save: 'Saved. It holds from its first day on.' },
  refused: {
    'not-allowed': 'Another operator has to do this.',
    taken: 'There is already a row about this with the same first day.',
    past: 'The first day must be after today, so that nothing changes for what was already done.',
    begun: 'This row has begun, so it stays. Add a new row with a later first day.',
    other: 'A row keeps its subject and its first day. Add a new row instead.',
  },
} as const
