import type { Stage } from '#app/features/startups/schema.ts'

export const copy = {
  title: 'Startups',
  lead: 'Seeds. What founders sent stands here as a draft until you list it. No money is taken there.',
  add: 'Add a startup',
  empty: 'No startup stands here yet.',
  new: 'A new startup',
  tags: { draft: 'draft', listed: 'listed', retired: 'taken away' },
  stages: { idea: 'Idea', prototype: 'Prototype', early: 'Early', growth: 'Growth' } satisfies Record<Stage, string>,
  fields: {
    title: { label: 'Name' },
    stage: { label: 'Stage' },
    category: { label: 'Category' },
    equity: { label: 'Equity', hint: 'In words: 8% for ₹5 lakh.' },
    location: { label: 'Place' },
    description: { label: 'What it does' },
    pitch: { label: 'Pitch', hint: 'Paragraphs, with an empty line between them. At most twelve.' },
    founderName: { label: 'Founder' },
    founderEmail: { label: 'The founder’s e-mail', hint: 'Never shown. Interests are sent there.' },
    target: { label: 'Sought, in rupees' },
    raised: { label: 'Raised, in rupees, as the founder says' },
    investors: { label: 'Investors, as the founder says' },
    endsOn: { label: 'Until' },
  },
  pitchTooLong: (max: number) => `At most ${max} paragraphs.`,
  list: { title: 'On Seeds', show: 'List it', hide: 'Take it away' },
  done: { save: 'Saved.', list: 'It is listed now.', retire: 'It is taken away.' },
  refused: {
    'not-allowed': 'Only operators can do this.',
    'not-found': 'It is not there any more.',
    taken: 'There is a startup of this name already. Choose it in the list.',
  },
} as const
