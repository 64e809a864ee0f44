import type { FigureKey } from './schema.ts'

/** Labels, and how `counting.server.ts` counts each figure. Change both together. */
export const copy = {
  figures: {
    'active-changemakers': {
      name: 'active changemakers',
      counting:
        'Different people who gave to a campaign here, or who are members of Fearless Girls (self-defence groups).',
    },
    'impact-generated': {
      name: 'impact generated, given from one person to another',
      counting: 'All gifts to campaigns that have arrived and were not returned. Tips are left out.',
    },
    'student-leaders': {
      name: 'student leaders',
      counting: 'Students with a profile in the student programme.',
    },
    'active-missions': {
      name: 'active missions',
      counting: 'Students’ campaigns that are open.',
    },
    lives: {
      name: 'lives touched',
      counting: 'People in the records of this site. Where we keep no record, we add nothing.',
    },
    communities: {
      name: 'communities',
      counting: 'Chapters of Fearless Girls that are listed.',
    },
    supporters: {
      name: 'supporters',
      counting: 'Different people who gave to a campaign here. A person who gave twice counts once.',
    },
  } satisfies Record<FigureKey, { name: string; counting: string }>,
} as const
