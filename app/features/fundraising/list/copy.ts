import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'

export const copy = {
  metaTitle: (brand: string) => `Campaigns · ${brand}`,
  metaDescription:
    'Women in India and the next step each of them is taking. Give from ₹10, see what it buys, keep the receipt.',
  title: 'Campaigns',
  lead: 'One woman, one next step. See what it costs, and give what you like from ₹10.',
  orderLabel: 'Order',
  orders: [
    { order: 'featured', label: 'Featured' },
    { order: 'newest', label: 'Newest' },
    { order: 'ending', label: 'Ending soon' },
  ],
  all: 'All campaigns',
  how: {
    title: 'How support works',
    steps: [
      {
        title: 'You choose the amount',
        body: 'From ₹10. A tip for the platform starts at zero, and stays there unless you change it.',
      },
      {
        title: 'You see every rupee before you pay',
        body: 'The amount, the tip, the total, and what the page will show about you.',
      },
      {
        title: 'You get a numbered receipt',
        body: `And ${RETURN_WINDOW_HOURS} hours in which you can ask for your money back.`,
      },
    ],
  },
  start: {
    title: 'Start a campaign',
    body: 'For a shop, a course, a machine, a mission at your college. You need a goal, a list of costs and your own words.',
    none: 'There is no campaign yet. The first one could be yours: a goal, a list of costs, your own words.',
    action: 'Start a campaign',
  },
} as const
