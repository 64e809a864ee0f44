/** The copy of the offline page. */
export const copy = {
  lang: 'en',
  skip: 'Skip to the main part',
  title: 'You are offline',
  lead: 'This page needs no connection. Everything on it works now.',
  retry: 'Try again',
  exit: 'Exit',
  helplines: {
    title: 'Somebody to call',
    lead: 'Calls go over the phone network, not the internet.',
  },
  breathing: {
    title: 'Breathe with the lamp',
    lead: 'In while it grows, out while it sinks. Stop whenever you like.',
    steps: 'In for 4, hold for 4, out for 6.',
    gentle: 'If holding does not feel right, leave it out.',
  },
  pages: {
    title: 'Pages you read lately',
    lead: 'They are as they were then.',
    none: 'None are kept on this device.',
  },
  cards: {
    title: 'Your cards on this device',
    lead: 'What you saved from Solve and as a Companion Card stays in this browser. Open it only when nobody looks over your shoulder.',
    show: 'Show them here',
    none: 'There are no cards on this device. Cards in your account need a connection.',
    without: 'Without scripts this browser cannot show them; they are safe where they are.',
  },
  /** `{when}` is a weekday and a time. */
  note: 'There was no connection: this page is as it was on {when}.',
  manifest: {
    description: 'Community, courses and a marketplace.',
  },
} as const
