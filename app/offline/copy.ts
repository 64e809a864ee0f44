/** The copy of the offline page. */
export const copy = {
  lang: 'en',
  skip: 'Skip to main content',
  title: 'You are offline',
  lead: 'You can use everything on this page without a connection.',
  retry: 'Try again',
  exit: 'Exit',
  helplines: {
    title: 'Helplines you can call',
    lead: 'You can call without internet.',
  },
  breathing: {
    title: 'Breathing exercise',
    lead: 'Breathe in while the lamp grows. Breathe out while it shrinks. You can stop at any time.',
    steps: 'Breathe in for 4, hold for 4, breathe out for 6.',
    gentle: 'If it does not feel right, do not hold your breath.',
  },
  pages: {
    title: 'Pages you read recently',
    lead: 'They may have changed since you read them.',
    none: 'No pages are saved on this device.',
  },
  cards: {
    title: 'Your cards on this device',
    lead: 'Cards that you saved in Solve, our help with problems, and Companion Cards stay in this browser. Open them only when nobody is watching.',
    show: 'Show them here',
    none: 'There are no cards on this device. Cards in your account need a connection.',
    without: 'Your browser needs JavaScript to show them. They are safe.',
  },
  /** `{when}` is a weekday and a time. */
  note: 'You are offline. You see this page as it was on {when}.',
  manifest: {
    description: 'Community, courses and a marketplace.',
  },
} as const
