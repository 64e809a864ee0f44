import type { FigureKey } from '#app/features/impact/schema.ts'

export const copy = {
  title: 'Figures',
  lead: 'We show the baseline from before this platform, plus what its own records count.',
  names: {
    'active-changemakers': 'Active changemakers',
    'impact-generated': 'Impact generated',
    'student-leaders': 'Student leaders',
    'active-missions': 'Active missions',
    lives: 'Lives touched',
    communities: 'Communities',
    supporters: 'Supporters',
  } satisfies Record<FigureKey, string>,
  line: (baseline: string, counted: string) => `${baseline} before + ${counted} counted`,
  noSource: 'no source yet',
  shown: 'Shown',
  baseline: 'Baseline',
  counted: 'Counted',
  source: 'Source of the baseline',
  fields: {
    count: { label: 'Baseline', hint: 'How many before this platform. A whole number.' },
    paise: { label: 'Baseline in rupees', hint: 'How much before this platform, in whole rupees.' },
    sourceNote: {
      label: 'Where the baseline comes from',
      hint: 'A report with its page, a count with its day. At least ten characters.',
      missing: 'Please say where the number comes from.',
      wrong: 'Please say a little more: which document, and which date.',
    },
  },
  send: 'Set the baseline',
  saved: 'The baseline is set. The pages show the new sum.',
  refused: 'The baseline was not saved. Please check the number.',
} as const
