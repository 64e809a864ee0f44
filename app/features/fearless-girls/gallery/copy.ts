import { HELPLINES } from '#app/platform/india/helplines.ts'

/** The text of the Fearless Girls section. The eight pictures are samples. */
export const copy = {
  title: 'Fearless Girls',
  intro:
    'Fearless Girls offers self-defence classes and groups for girls. Learn to protect yourself, use your phone for safety, and find friends near you.',
  tagsLabel: 'What we train',
  tags: ['Self-Defense', 'Safety Tech', 'Physical Courage', 'Squad Building'],
  features: [
    {
      icon: 'shield-check',
      dye: 'lotus',
      title: 'Stand your ground',
      body: 'Learn how to stand, use your voice and make six simple moves. Women teach. You do not have to be fit.',
    },
    {
      icon: 'smartphone',
      dye: 'peacock',
      title: 'Use your phone for safety',
      body: `Share your way home, keep ${HELPLINES.emergency} handy, and know what to save as proof.`,
    },
    {
      icon: 'mountain',
      dye: 'turmeric',
      title: 'Become stronger',
      body: 'Climb, fall and get up again. Try something new each week with other girls.',
    },
    {
      icon: 'users',
      dye: 'neem',
      title: 'Form your own squad',
      body: 'A squad is a group of five friends. When one calls, the others come.',
    },
  ],
  gallery: {
    title: 'Eight moments',
    note: 'We show faces only with consent. Until then, we show a pattern in place of each photo.',
    captions: [
      'The first loud no',
      'Learning to fall and get up',
      'Practice before school',
      'Lights on the way home',
      'Six friends who call each other',
      'Climbing with a rope',
      'Teaching a younger sister',
      'A new squad of five',
    ],
  },
  join: 'Join Fearless Girls',
  chapter: 'Find Local Chapter',
} as const
