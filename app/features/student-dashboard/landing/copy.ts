import type { FigureKey } from '#app/features/impact/schema.ts'

export const copy = {
  title: 'Student Social Responsibility',
  description: 'Students who do good deeds, run missions and count what came of it, with their college behind them.',
  back: 'All wings',
  headline: 'SSR, the student programme: do good and show it.',
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
    title: 'How it goes',
    list: [
      {
        title: '1. Join with your college',
        body: 'Name, college, year. Two minutes. Under 18 you need a parent’s consent.',
      },
      {
        title: '2. Do it, and tell it',
        body: 'A cleaned pond, a reading hour, a kitchen for a night: with photos, numbers, or words alone.',
      },
      {
        title: '3. Start a mission',
        body: 'A drive, a circle, a campaign with a goal. A person checks it, then it opens to supporters.',
      },
      {
        title: '4. Points and rank',
        body: 'A story is 10 points, each like is 2. Points are recognition only.',
      },
    ],
  },
  doors: {
    title: 'For colleges and mentors',
    list: [
      { to: '/ssr/build', label: 'Start a mission', body: 'Three steps: a cause, your story, a goal.' },
      { to: '/ssr-toolkit', label: 'Toolkit for colleges', body: 'Forms, registers and a term plan to download.' },
      { to: '/ssr/needs', label: 'Needs board', body: 'Find volunteers, and causes that need help.' },
      { to: '/campaign', label: 'Campaigns to support', body: 'Missions and campaigns that need donations now.' },
      { to: '/sow', label: 'School of World', body: 'Learning paths for students, with short lessons.' },
    ],
  },
} as const
