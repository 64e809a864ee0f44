import { copy as information } from '#app/features/marketplace/product-information/copy.ts'
import { NOTICE_DAYS } from '#app/features/marketplace/listing-requirements/schema.ts'

export const copy = {
  title: 'Listing requirements',
  lead: `What a listing must say before it is published, since when, and by which law. A published listing that lacks something gets a notice and ${NOTICE_DAYS} days, then it is paused.`,
  add: 'Add a requirement',
  empty: 'No requirements yet: listings are published without any of the details.',
  new: 'A new requirement',
  all: 'All categories',
  entry: (field: string, category: string) => `${field}: ${category}`,
  from: (day: string) => `From ${day}`,
  until: (from: string, until: string) => `From ${from} to ${until}`,
  tags: {
    never: 'never checked',
    old: 'check again',
    checked: (day: string) => `checked ${day}`,
    required: 'required',
    offered: 'optional',
    ended: 'ended',
    planned: 'not yet in force',
  },
  fields: {
    category: { label: 'Category', missing: 'Choose a category.' },
    field: { label: 'Detail', missing: 'Choose a detail.', options: information.labels },
    fromDay: { label: 'From', missing: 'Enter the first day.' },
    untilDay: { label: 'Until', hint: 'The last day. Leave it empty while no end is known.' },
    isRequired: {
      label: 'Needed before a listing is published',
      hint: 'Without the tick the form offers the field, and it may stay empty.',
    },
    source: { label: 'Source', hint: 'The law and its section.', missing: 'Enter the source.' },
    note: { label: 'What to check' },
  },
  untilWrong: 'The last day is before the first one.',
  check: {
    title: 'Compare with the source',
    body: 'Read the source in its current version. If the row is right, mark it as checked. To end a rule, enter its last day; to change one, end it and add a new row.',
    send: 'Mark as checked today',
  },
  done: { save: 'Saved.', check: 'Marked as checked today.' },
  refused: { taken: 'There is already a row for this detail, category and first day.' },
} as const
