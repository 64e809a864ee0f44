export const copy = {
  title: 'EmpowerHer',
  lead: 'Buy products made by women, and support their campaigns.',
  metaDescription:
    'A marketplace where women sell what they make and tell their stories. You can also support their campaigns.',
  metaTitle: (tab = 'marketplace') =>
    `${tab === 'marketplace' ? '' : `${tab === 'fearless' ? 'Fearless Girls' : 'Campaigns'} · `}EmpowerHer marketplace`,
  tabsLabel: 'What to see',
  tabs: [
    { tab: 'marketplace', to: '/empowerher', label: 'Marketplace', meaning: 'Shop' },
    { tab: 'campaigns', to: '/empowerher?tab=campaigns', label: 'Campaigns', meaning: 'Donate' },
    { tab: 'fearless', to: '/fearless', label: 'Fearless Girls', meaning: 'Self-defence' },
  ],
  campaigns: {
    title: 'Campaigns to support',
    lead: 'Each campaign says what is needed, what it costs and what has happened so far.',
    more: 'More campaigns',
    all: 'All campaigns',
    none: { title: 'No campaigns yet', body: 'Yours could be the first.', link: 'Start a campaign' },
  },
  carousel: {
    label: 'Stories',
    previous: 'Previous story',
    next: 'Next story',
    pause: 'Pause the stories',
    play: 'Play the stories',
    place: (n: number, count: number) => `Story ${n} of ${count}`,
  },
} as const
