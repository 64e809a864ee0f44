import { HELPLINES } from '#app/platform/india/helplines.ts'

/** The text of the Fearless Girls section. The eight pictures are samples. */
export const copy = {
  title: 'Fearless Girls',
  intro:
    'Training in courage, for body and mind. Learn to hold your ground, to use the tools in your hand, and to never walk alone.',
  tagsLabel: 'What we train',
  tags: ['Self-Defense', 'Safety Tech', 'Physical Courage', 'Squad Building'],
  features: [
    {
      icon: 'shield-check',
      dye: 'lotus',
      title: 'Stand your ground',
      body: 'Stance, voice and six simple moves. Women teach, and nobody has to be fit to begin.',
    },
    {
      icon: 'smartphone',
      dye: 'peacock',
      title: 'Tools in your hand',
      body: `Share your way home, keep ${HELPLINES.emergency} handy, and know what to save as proof.`,
    },
    {
      icon: 'mountain',
      dye: 'turmeric',
      title: 'Courage in the body',
      body: 'Climb, fall, get up. Small dares each week, in the company of girls who cheer.',
    },
    {
      icon: 'users',
      dye: 'neem',
      title: 'A squad of your own',
      body: 'Five friends, one promise: when one of us calls, the others come.',
    },
  ],
  gallery: {
    title: 'Eight moments',
    note: 'We show faces only with consent. Until then, a pattern stands in for each photo.',
    captions: [
      'The first loud no',
      'Learning to fall, and to get up',
      'Practice before school',
      'Lights on the way home',
      'Six phones, one call chain',
      'A rope, a wall, a cheer',
      'Teaching a younger sister',
      'Five names on one promise',
    ],
  },
  join: 'Join Fearless Girls',
  chapter: 'Find Local Chapter',
} as const
