import type { IconName } from '#app/ui/icon/icon-names.ts'

export const copy = {
  metaTitle: 'Home',
  metaDescription: 'Shop products made by women, support their campaigns, and join Fearless Girls.',
  title: 'Shop, donate, learn and get help',
  lead: 'Buy products made by women. Support a campaign. Learn self-defence. Start where you like.',
  hero: [
    { to: '/wings', label: 'Explore all programmes' },
    { to: '/wings#community', label: 'Find your group' },
  ],
  pathways: {
    title: 'More ways to take part',
    cards: [
      {
        to: '/seeds',
        icon: 'store',
        title: 'Seeds, for startups',
        body: 'For founders who have an idea or a young business and look for support.',
      },
      {
        to: '/partnership-hub',
        icon: 'heart-handshake',
        title: 'Partnership hub',
        body: 'For companies that want to work with us.',
      },
      {
        to: '/ngo-templates',
        icon: 'download',
        title: 'NGO templates',
        body: 'Ready documents and lists for organisations.',
      },
    ] satisfies { to: string; icon: IconName; title: string; body: string }[],
  },
  tabsLabel: 'What to see',
  tabs: [
    { tab: 'marketplace', label: 'Marketplace', meaning: 'Shop' },
    { tab: 'campaigns', label: 'Campaigns', meaning: 'Donate' },
    { tab: 'fearless', label: 'Fearless Girls', meaning: 'Self-defence' },
  ],
  marketplace: {
    title: 'Made by women',
    sellers: 'Meet our sellers',
    invite: {
      title: 'Sell what you make',
      body: 'Open your own shop. Other sellers will show you how.',
      become: 'Become a Seller',
      stories: 'See Success Stories',
    },
  },
  campaigns: {
    title: 'What we have done together',
    lead: 'From our records, and from our fourteen years before this site.',
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
    title: 'Campaigns to support',
    all: 'View All',
    investors: {
      title: 'Support a young business',
      body: 'People usually invest one of these amounts in a start-up of Seeds, our programme for founders. You cannot pay here.',
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
      { to: '/ngo-templates', title: 'For NGOs', body: 'Templates, training and visibility for your work.' },
      {
        to: '/ssr-toolkit',
        title: 'For Colleges',
        body: 'Missions for students, with a toolkit to run them.',
      },
      {
        to: '/partnership-hub',
        title: 'For Corporates',
        body: 'Work with women’s groups, with receipts and reports.',
      },
    ],
  },
  close: {
    title: 'Do you need support?',
    body: 'Write your campaign in ten minutes. We read it before it is published.',
    link: 'Start a campaign',
  },
  footer: {
    share: 'Share this page',
    shareOn: { facebook: 'Share on Facebook', x: 'Share on X', whatsapp: 'Share on WhatsApp' },
    message: (brand: string) => `${brand}: products and campaigns by women.`,
  },
} as const
