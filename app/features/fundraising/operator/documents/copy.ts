import { copy as checkCopy } from '#app/features/fundraising/campaign-checks/copy.ts'
import { CHECK_DAYS_MAX } from '#app/features/fundraising/campaign-checks/check-kinds.ts'

export const copy = {
  title: 'Campaign documents',
  lead: 'Documents that organisers sent for the checks of their campaigns, the oldest first. The campaign’s page shows what you saw, your first name, the day, and until when it counts. It never shows the document. Each opening is recorded.',
  empty: 'No documents.',
  line: (kind: string, since: string) => `${kind}, ${since}`,
  kinds: checkCopy.kinds,
  tags: { waiting: 'to check', accepted: 'checked', refused: 'refused', deleted: 'deleted' },
  facts: {
    organiser: 'Organiser',
    kind: 'Document for',
    what: 'The organiser says',
    amount: 'Amount',
    sent: 'Sent',
    deleteOn: 'Its file is deleted on',
    reason: 'Refused because',
  },
  file: { open: 'Open the document', gone: 'Its file was deleted.' },
  same: {
    title: 'The same file was sent before',
    with: (campaign: string) => `With the campaign “${campaign}”`,
  },
  campaign: 'Open the campaign',
  own: 'This is your own campaign. Another operator has to decide.',
  check: {
    title: 'Record what you saw',
    body: 'Record only what the document shows. Everybody can read it.',
    seen: { label: 'What you saw', missing: 'Choose what you saw.' },
    words: {
      label: 'More about it',
      hint: 'Public. Without names and numbers of people, for example: for the operation on the heart.',
      wrong: 'Write it without links.',
    },
    until: {
      label: 'Valid until',
      hint: 'The last day of the document, or the day on which you would ask again.',
      missing: 'Enter until when it is valid.',
      wrong: `Enter a day from today on, at most ${CHECK_DAYS_MAX} days away.`,
    },
    send: 'Record the check',
  },
  refuse: {
    title: 'Refuse the document',
    reason: {
      label: 'Why',
      hint: 'The organiser reads it. Say what is missing.',
      missing: 'Enter a reason. The organiser reads it.',
    },
    send: 'Refuse and tell the organiser',
  },
  withdraw: {
    title: 'Take the check off the page',
    body: 'If the document turned out to be wrong. The campaign’s page no longer shows this check.',
    send: 'Withdraw the check',
  },
  done: {
    check: 'Recorded. The campaign’s page shows it.',
    refuse: 'Refused. The organiser gets a message with the reason.',
    withdraw: 'Withdrawn. The campaign’s page no longer shows it.',
  },
  refused: {
    'not-allowed': 'Another operator has to do this.',
    'not-found': 'This document no longer exists, or its file was deleted.',
    decided: 'Somebody has already decided about this document.',
    'other-kind': 'Choose something that fits the kind of the document.',
    'not-self': 'The campaign does not say that it is for its organiser. Choose what the document shows.',
    until: `Enter a day from today on, at most ${CHECK_DAYS_MAX} days away.`,
  },
} as const
