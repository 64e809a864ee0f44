import type { Stage } from '#app/features/startups/schema.ts'

export const copy = {
  title: 'Startups',
  lead: 'Startups on Seeds. A founder’s submission is a draft until you list it. Seeds takes no money.',
  add: 'Add a startup',
  empty: 'No startups yet.',
  new: 'A new startup',
  tags: { draft: 'draft', listed: 'listed', retired: 'removed' },
  stages: { idea: 'Idea', prototype: 'Prototype', early: 'Early', growth: 'Growth' } satisfies Record<Stage, string>,
  fields: {
    title: { label: 'Name' },
    stage: { label: 'Stage' },
    category: { label: 'Category' },
    equity: { label: 'Equity', hint: 'In words: 8% for ₹5 lakh.' },
    location: { label: 'Place' },
    description: { label: 'Description' },
    pitch: { label: 'Pitch', hint: 'Leave an empty line between paragraphs. Up to 12 paragraphs.' },
    founderName: { label: 'Founder' },
    founderEmail: {
      label: 'The founder’s mobile number or e-mail',
      hint: 'Visitors do not see it. We send interests there.',
    },
    target: { label: 'Target, in rupees' },
    raised: { label: 'Raised so far, in rupees (stated by the founder)' },
    investors: { label: 'Investors (stated by the founder)' },
    endsOn: { label: 'Closing date' },
  },
  pitchTooLong: (max: number) => `Use up to ${max} paragraphs.`,
  list: { title: 'On Seeds', show: 'List it', hide: 'Remove from Seeds' },
  done: { save: 'Saved.', list: 'Listed.', retire: 'Removed from Seeds.' },
  refused: {
    'not-allowed': 'Only operators can do this.',
    'not-found': 'This startup no longer exists.',
    taken: 'A startup with this name already exists. Choose it in the list.',
    'file-refused': 'This file cannot be used any more. Remove it and add it again.',
  },
} as const
