import type { WingId } from '#app/ui/kolam/drawing.ts'

/** The copy of the sixteen wings. */
export const copy = {
  wings: {
    empowerher: {
      title: 'EmpowerHer',
      line: 'Buy from women who make',
      description: 'Buy what women make, and stand behind their next step.',
    },
    sahaara: {
      title: 'Sahaara',
      line: 'Rest, breathe, be heard',
      description: 'A quiet room to rest, breathe and be heard.',
    },
    doc: {
      title: 'DOC',
      line: 'Care at home, with dignity',
      description: 'Duty of Care: a carer, a nurse, or somebody who has time.',
    },
    legal: {
      title: 'Legal Companion',
      line: 'Know your rights',
      description: 'Know your rights, and who stands beside you free of charge.',
    },
    start: {
      title: 'Start',
      line: 'Bring a half-formed idea',
      description: 'Bring half an idea. Find the other half, and a friend for it.',
    },
    ssr: {
      title: 'Student Social Responsibility',
      line: 'Students on a mission',
      description: 'Students who do good deeds, run missions and count what came of it.',
    },
    solve: {
      title: 'Solve',
      line: 'When it is urgent',
      description: 'A hard day taken step by step, or a bill that cannot wait.',
    },
    sow: {
      title: 'School of World',
      line: 'Free courses, short lessons',
      description: 'Free courses of universities, in lessons between two chores.',
    },
    sellers: {
      title: 'Sellers',
      line: 'Meet the makers',
      description: 'Meet the women behind the shops, or open your own.',
    },
    stories: {
      title: 'Stories',
      line: 'Good deeds, told first-hand',
      description: 'Good deeds, told by those who did them.',
    },
    fearless: {
      title: 'Fearless Girls',
      line: 'Self-defence and a squad',
      description: 'Self-defense, safety tools and a squad near you.',
    },
    heartbeat: {
      title: 'Heartbeat',
      line: 'Young people raising funds',
      description: 'Evenings of music and food that move a campaign.',
    },
    seeds: {
      title: 'Seeds',
      line: 'Founders and believers',
      description: 'Founders show what they build; believers step closer.',
    },
    refer: {
      title: 'Refer',
      line: 'Vouch for someone',
      description: 'Vouch for somebody you know, and open one door for her.',
    },
    campus: {
      title: 'Campus',
      line: 'Course, college, mentor',
      description: 'Which course, which college, which mentor: work it out together.',
    },
    comeback: {
      title: 'Come Back',
      line: 'Returning after a break',
      description: 'Back to study, work or company after a break or a fall.',
    },
  } satisfies Record<WingId, { title: string; line: string; description: string }>,
  groups: {
    core: {
      title: 'Core',
      manifesto: 'Foundation of Care',
      lead: 'What a life stands on: income, peace, care, rights.',
    },
    impact: {
      title: 'Impact',
      manifesto: 'Ripples of Change',
      lead: 'From one idea outward, until it reaches a street.',
    },
    community: { title: 'Community', manifesto: 'Circles of Support', lead: 'People who make, tell, guard and dance.' },
    growth: {
      title: 'Growth',
      manifesto: 'Seeds of Tomorrow',
      lead: 'The next step, and somebody who believes in it.',
    },
  },
} as const
