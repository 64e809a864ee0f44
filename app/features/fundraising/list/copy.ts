import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'

export const copy = {
  metaTitle: 'Campaigns',
  metaDescription: 'Support women in India from ₹10. See what your money buys and get a receipt.',
  title: 'Campaigns',
  lead: 'Choose a campaign, see what the money buys, and give any amount from ₹10.',
  filters: {
    label: 'Find campaigns',
    search: 'Search campaigns',
    placeholder: 'Search campaigns',
    cause: 'Cause',
    anyCause: 'All causes',
    state: 'State',
    anyState: 'All of India',
    sort: 'Sort by',
    sorts: {
      fair: 'Each in turn',
      'ends-soon': 'Ending soon',
      'nearly-there': 'Nearly there',
      newest: 'Newest',
    },
    clear: 'Clear filters',
    all: 'See all campaigns',
    why: 'Why this order?',
  },
  all: 'All campaigns',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  how: {
    title: 'How support works',
    steps: [
      {
        title: 'You choose the amount',
        body: 'From ₹10. The tip for the platform is ₹0 unless you change it.',
      },
      {
        title: 'You check the total before you pay',
        body: 'You see the amount, the tip, the total, and what the page will show about you.',
      },
      {
        title: 'You get a numbered receipt',
        body: `You can ask for your money back within ${RETURN_WINDOW_HOURS} hours.`,
      },
    ],
  },
  start: {
    title: 'Start a campaign',
    body: 'Raise money for a shop, a course, a machine or a project at your college. You need a goal, a list of costs and your story.',
    none: 'There are no campaigns yet. Start the first one: you need a goal, a list of costs and your story.',
    action: 'Start a campaign',
  },
} as const
