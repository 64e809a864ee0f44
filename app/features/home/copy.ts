import type { IconName } from '#app/ui/icon-names.ts'

export const copy = {
  metaTitle: (brand: string) => `Home · ${brand}`,
  metaDescription:
    'What women make, what they are raising money for, and the circles that stand with them, on one page.',
  title: 'A house with sixteen doors',
  lead: 'Buy what women make. Stand beside a campaign. Learn to feel safe. Begin wherever you are.',
  hero: [
    { to: '/wings', label: 'Explore the wings' },
    { to: '/wings#community', label: 'Find your circle' },
  ],
  pathways: {
    title: 'Three paths from here',
    cards: [
      {
        to: '/seeds',
        icon: 'store',
        title: 'Seeds',
        body: 'You have an idea or a young business, and want people behind it.',
      },
      {
        to: '/partnership-hub',
        icon: 'heart-handshake',
        title: 'Partnership hub',
        body: 'Your company wants to do something that lasts, with people who know how.',
      },
      {
        to: '/ngo-templates',
        icon: 'download',
        title: 'NGO templates',
        body: 'You work in the field. Take our papers and lists, and spend your time on people.',
      },
    ] satisfies { to: string; icon: IconName; title: string; body: string }[],
  },
  tabsLabel: 'What to see',
  tabs: [
    { tab: 'marketplace', label: 'Marketplace' },
    { tab: 'campaigns', label: 'Campaigns' },
    { tab: 'fearless', label: 'Fearless Girls' },
  ],
  marketplace: {
    title: 'Made by women',
    sellers: 'Meet our sellers',
    invite: {
      title: 'Your hands know something',
      body: 'Sell it here. Women who began last year will show you how.',
      become: 'Become a Seller',
      stories: 'See Success Stories',
    },
  },
  campaigns: {
    title: 'What we have done together',
    lead: 'Counted from our records, and from the fourteen years before this site.',
    figures: {
      'student-leaders': 'student leaders',
      'active-missions': 'active missions',
      lives: 'lives touched',
      communities: 'communities',
      supporters: 'supporters',
    },
    all: 'See all campaigns',
  },
  preview: {
    title: 'Campaigns to stand beside',
    all: 'View All',
    investors: {
      title: 'Behind a young business',
      body: 'Four sizes in which people usually join a start-up of our Seeds wing. This is for your information; no money is taken here.',
      link: 'Read about Seeds',
      tiers: [
        { amountMinor: 25_000_00, body: 'the first stock' },
        { amountMinor: 50_000_00, body: 'a machine' },
        { amountMinor: 1_00_000_00, body: 'a season’s wages' },
        { amountMinor: 2_50_000_00, body: 'a second workshop' },
      ],
    },
  },
  partners: {
    title: 'Built for Partnership',
    types: [
      { to: '/ngo-templates', title: 'For NGOs', body: 'Templates, training and a place where your people are seen.' },
      {
        to: '/ssr-toolkit',
        title: 'For Colleges',
        body: 'Missions for students that count, with a toolkit to run them.',
      },
      {
        to: '/partnership-hub',
        title: 'For Corporates',
        body: 'Work with women’s groups, told with figures that hold.',
      },
    ],
  },
  close: {
    title: 'What do you want to light?',
    body: 'A campaign takes ten minutes to write. We read it with you before it goes out.',
    link: 'Start a campaign',
  },
  footer: {
    share: 'Share this page',
    shareOn: { facebook: 'Share on Facebook', x: 'Share on X', whatsapp: 'Share on WhatsApp' },
    message: (brand: string) => `${brand}: made by women, lit by many.`,
  },
} as const
