import type { FigureKey } from '#app/features/impact/schema.ts'

export const copy = {
  title: 'Student Social Responsibility',
  description: 'Students who do good deeds, run missions and count what came of it, with their college behind them.',
  back: 'All wings',
  headline: 'A degree, and something to show for the street.',
  lead: 'Do a good deed and tell it. Run a mission with your friends. Your college sees what came of it.',
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
        body: 'Name, college, year. Two minutes. Under 18 a parent says yes first.',
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
        body: 'A story is 10 points, each like is 2. They open no doors that money or work should open.',
      },
    ],
  },
  doors: {
    title: 'For colleges and mentors',
    list: [
      { to: '/ssr/build', label: 'Start a mission', body: 'Three steps: a cause, your story, a goal.' },
      { to: '/ssr-toolkit', label: 'Toolkit for colleges', body: 'Forms, registers and a term plan to download.' },
      { to: '/ssr/needs', label: 'Needs board', body: 'Who looks for volunteers, and which causes want hands.' },
      { to: '/campaign', label: 'Campaigns to stand behind', body: 'Missions and stories that take support today.' },
      { to: '/sow', label: 'School of World', body: 'Learning paths for students, with short lessons.' },
    ],
  },
} as const
