import type { WingId } from '#app/ui/kolam/drawing.ts'

/** The copy of the sixteen wings. */
export const copy = {
  wings: {
    empowerher: {
      title: 'EmpowerHer',
      line: 'Buy products made by women',
      description: 'Buy products made by women, and support their campaigns.',
    },
    sahaara: {
      title: 'Sahaara',
      line: 'A quiet place to rest',
      description: 'Sahaara is a quiet place to rest and breathe.',
    },
    doc: {
      title: 'DOC',
      line: 'Care at home',
      description: 'Duty of Care (DOC): a carer, a nurse, or someone to keep you company.',
    },
    legal: {
      title: 'Legal Companion',
      line: 'Know your rights',
      description: 'Know your rights, and find free legal help.',
    },
    start: {
      title: 'Start',
      line: 'Share your idea',
      description: 'Bring an unfinished idea. Find the next step, and people who want to join.',
    },
    ssr: {
      title: 'Student Social Responsibility',
      line: 'The student programme (SSR)',
      description: 'Students do good deeds, run missions and record the results.',
    },
    solve: {
      title: 'Solve',
      line: 'Help with a problem',
      description: 'Help with a problem, step by step, or with an urgent bill.',
    },
    sow: {
      title: 'School of World',
      line: 'Free courses, short lessons',
      description: 'Free courses from universities, in short lessons.',
    },
    sellers: {
      title: 'Sellers',
      line: 'Meet women who sell',
      description: 'Meet the women behind the shops, or open your own.',
    },
    stories: {
      title: 'Stories',
      line: 'Good deeds by students',
      description: 'Students write about their good deeds.',
    },
    fearless: {
      title: 'Fearless Girls',
      line: 'Self-defence for girls',
      description: 'Self-defence, safety tools and a group of girls near you.',
    },
    heartbeat: {
      title: 'Heartbeat',
      line: 'Events that raise money',
      description: 'Events with music and food that raise money for campaigns.',
    },
    seeds: {
      title: 'Seeds',
      line: 'Startups by women',
      description: 'Founders show what they build. You can tell them that you are interested.',
    },
    refer: {
      title: 'Refer',
      line: 'Recommend someone',
      description: 'Recommend someone you know for help or an opportunity.',
    },
    campus: {
      title: 'Campus',
      line: 'Courses, colleges, mentors',
      description: 'Choose a course, a college or a mentor, with our help.',
    },
    comeback: {
      title: 'Come Back',
      line: 'Return after a break',
      description: 'Return to study, work or other people after a break.',
    },
  } satisfies Record<WingId, { title: string; line: string; description: string }>,
  groups: {
    core: {
      title: 'Core',
      manifesto: 'Foundation of Care',
      lead: 'Income, rest, care and rights.',
    },
    impact: {
      title: 'Impact',
      manifesto: 'Ripples of Change',
      lead: 'Ideas, missions, help and learning.',
    },
    community: {
      title: 'Community',
      manifesto: 'Circles of Support',
      lead: 'People who sell, share stories, protect each other and raise money.',
    },
    growth: {
      title: 'Growth',
      manifesto: 'Seeds of Tomorrow',
      lead: 'Support for your next step.',
    },
  },
} as const
