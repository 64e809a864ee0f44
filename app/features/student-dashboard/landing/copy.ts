import { POINTS_PER_LIKE, POINTS_PER_STORY } from '#app/features/stories/points.ts'
import type { FigureKey } from '#app/features/impact/schema.ts'

export const copy = {
  title: 'Student Social Responsibility',
  description: 'Students do good deeds, run missions and record the results, with their college.',
  back: 'All programmes',
  headline: 'SSR, the student programme: do good and share it.',
  lead: 'Do a good deed and share it. Run a mission with your friends. Show your college the result.',
  join: 'Join as a student',
  signIn: 'Sign in',
  figures: {
    'student-leaders': 'student leaders',
    'active-missions': 'active missions',
    lives: 'lives touched',
    communities: 'communities',
  } as const satisfies Partial<Record<FigureKey, string>>,
  how: {
    title: 'How it works',
    list: [
      {
        title: '1. Join with your college',
        body: 'Enter your name, college and year. It takes two minutes. If you are under 18, you need a parent’s consent.',
      },
      {
        title: '2. Do a good deed and share it',
        body: 'Write about it. You can add photos and results.',
      },
      {
        title: '3. Start a mission',
        body: 'Plan a campaign with a goal. We check it, and then people can support it.',
      },
      {
        title: '4. Points and rank',
        body: `You get ${POINTS_PER_STORY} points for a story and ${POINTS_PER_LIKE} for each like. You cannot exchange points for money.`,
      },
    ],
  },
  doors: {
    title: 'For colleges and mentors',
    list: [
      { to: '/ssr/build', label: 'Start a mission', body: 'Choose a cause, write your story and set a goal.' },
      { to: '/ssr-toolkit', label: 'Toolkit for colleges', body: 'Download forms, registers and a term plan.' },
      { to: '/ssr/needs', label: 'Needs board', body: 'Find volunteers, and causes that need help.' },
      { to: '/campaign', label: 'Campaigns to support', body: 'Missions and campaigns that need donations now.' },
      { to: '/sow', label: 'School of World', body: 'Free courses and learning paths for students.' },
    ],
  },
} as const
