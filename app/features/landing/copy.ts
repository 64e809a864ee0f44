import type { NextStep } from './next-step.ts'

/**
 * The text of the landing page. It is part of the loader data, not of the JavaScript bundle, so that it is sent once.
 * The founder's message is demo text: replace it with your own.
 */
export const copy = {
  title: (brand: string) => `${brand}: one lamp lights another`,
  hero: {
    title: 'One lamp lights another.',
    lead: 'Learn, earn, start something or ask for help, together with other women.',
    torch: 'Let Torch, your guide, help',
    urgent: 'I need urgent help',
    signIn: 'Sign In',
    join: 'Join Movement',
    /** In place of the two links, for members. */
    greet: (name: string) => `Welcome back, ${name}. Your next step:`,
    next: {
      learn: { to: '/school', label: 'Start a free course' },
      earn: { to: '/sellers', label: 'Start earning' },
      story: { to: '/share-your-story', label: 'Share your story' },
      squad: { to: '/fearless-girls', label: 'Find a squad near you' },
      mission: { to: '/ssr', label: 'Start a mission' },
      account: { to: '/account', label: 'See your account' },
    } satisfies Record<NextStep, { to: string; label: string }>,
    trust: [
      { icon: 'lock', text: 'Private' },
      { icon: 'indian-rupee', text: 'Free to join' },
      { icon: 'log-out', text: 'Quick exit' },
    ],
  },
  start: {
    title: 'Start Here',
    doors: [
      { to: '/school', wing: 'sow', dye: 'turmeric', title: 'I want to learn', text: 'Free courses, in short lessons' },
      {
        to: '/sellers',
        wing: 'sellers',
        dye: 'lotus',
        title: 'I want to earn',
        text: 'Open a shop and sell what you make',
      },
      {
        to: '/ssr',
        wing: 'ssr',
        dye: 'neem',
        title: 'I want to build something',
        text: 'Missions and campaigns with students',
      },
      {
        to: '/solve',
        wing: 'solve',
        dye: 'madder',
        title: 'I need urgent help',
        text: 'Medical bills, fees, safety',
      },
    ],
  },
  founder: {
    title: 'A note from our founder',
    quote:
      'For fourteen years we sat in courtyards and waiting rooms and listened. Women did not ask us for charity. They asked us how to begin.',
    more: 'Read Full Message',
    less: 'Show Less',
    paragraphs: [
      'I remember the first courtyard. There were eleven women and one sewing machine. We asked them a question that nobody had asked before: what do you already know how to do? After an hour the first one spoke. Three hours later the last one stopped.',
      'Since then I have seen a widow lend money to her whole street. A girl has taught self-defence to her teacher. A mother has returned to her trade after nine years. Each of them met someone who had done the same a little earlier.',
      'That is what we build here: a place to meet. Start with what you know. Take one step today. When your lamp is lit, help the next person to light theirs.',
    ],
    signature: (founder: string | undefined) => (founder ? `${founder}, founder` : 'The founder'),
  },
  movement: {
    title: 'Find Your Movement',
    all: 'See all sixteen programmes',
    label: 'Movements',
    tabs: {
      empowerher: {
        name: 'EmpowerHer',
        plain: 'Shop',
        title: 'Buy products made by women',
        body: "Pickles, handloom, pottery and cloth, each with the maker's name and story. You can also support a maker's campaign.",
        go: 'Go to EmpowerHer',
      },
      fearless: { name: 'Fearless Girls', plain: 'Self-defence', title: '', body: '', go: '' },
      ssr: {
        name: 'SSR',
        plain: 'For students',
        title: 'Student Social Responsibility (SSR)',
        body: 'Students run small missions and campaigns for people who need help.',
        go: 'Go to the student programme',
      },
      seeds: {
        name: 'Seeds',
        plain: 'Startups',
        title: 'Support for young founders',
        body: 'Founders show what they build. You tell them that you are interested.',
        go: 'Go to Seeds',
      },
      solve: {
        name: 'Solve',
        plain: 'Help with problems',
        title: 'Help with a problem, step by step',
        body: 'Describe your problem, or ask for help with an urgent bill.',
        go: 'Go to Solve',
      },
      sow: {
        name: 'School of World',
        plain: 'Free courses',
        title: 'Free courses to take at home',
        body: 'Free courses from universities and institutions, in short lessons.',
        go: 'Go to School of World',
      },
      sahaara: {
        name: 'Sahaara',
        plain: 'A quiet place',
        title: 'Sahaara, a quiet place to rest',
        body: 'Breathing exercises, gentle movement and calm stories. You need no account.',
        go: 'Go to Sahaara',
      },
      heartbeat: {
        name: 'Heartbeat',
        plain: 'Events',
        title: 'Events that raise money for campaigns',
        body: 'Young people organise evenings of music and food. The tickets support a campaign.',
        go: 'Go to Heartbeat',
      },
      doc: {
        name: 'DOC',
        plain: 'Care at home',
        title: 'Company and care at home',
        body: 'Duty of Care (DOC): a carer, a nurse, a doctor, or someone to keep you company.',
        go: 'Go to care at home',
      },
    },
  },
  impact: {
    title: 'Live Impact',
    all: 'View All',
    none: 'No campaign is featured today.',
    campaigns: 'See all campaigns',
  },
  stats: {
    'impact-generated': 'impact generated, given from one person to another',
    'active-changemakers': 'active changemakers',
  },
  ofGoal: (goal: string) => `of ${goal}`,
  partners: {
    title: 'Built for Partnership',
    links: [
      {
        to: '/ngo-templates',
        seed: 'ngo-4',
        dye: 'indigo',
        title: 'For NGOs',
        text: 'Ready templates, set up in 15 minutes',
      },
      {
        to: '/ssr-toolkit',
        seed: 'clg-9',
        dye: 'turmeric',
        title: 'For Colleges',
        text: 'A toolkit for student programmes',
      },
      {
        to: '/partnership-hub',
        seed: 'corp-2',
        dye: 'neem',
        title: 'For Corporates',
        text: 'Partner with receipts and reports',
      },
    ],
    talk: { to: '/partnership-conversation', label: 'Start Partnership Conversation' },
  },
} as const

/** The text in the loader data. */
export type LandingWords = ReturnType<typeof landingWords>

export function landingWords(founderName: string | undefined) {
  const { start, movement, impact, partners } = copy
  const { greet: _greet, next: _next, ...hero } = copy.hero
  const founder = { ...copy.founder, signature: copy.founder.signature(founderName) }
  return { hero, start, founder, movement, impact, partners }
}
