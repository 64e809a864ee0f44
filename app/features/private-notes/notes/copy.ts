/** Copy of the page of private notes. */
export const copy = {
  heading: 'Private notes',
  lead: 'Your week in Sahaara (a quiet place to rest), and your cards from Solve (help with a problem) and DOC (care at home). Only you can see them.',
  back: 'Your account',
  kinds: {
    'sahaara-log': { title: 'Sahaara, your week', to: '/sahaara#week', open: 'Go to Sahaara' },
    'solve-card': { title: 'Solve Cards', to: '/solve', open: 'Go to Solve' },
    'companion-card': { title: 'Companion Cards', to: '/doc', open: 'Go to DOC' },
  },
  switch: {
    title: 'Where we save new notes',
    on: (since: string) =>
      `We save new notes in your account since ${since}. They are encrypted. You see them on all your devices.`,
    off: 'New notes stay in this browser. You can save them in your account instead: encrypted, and on all your devices. They are in your data download. We delete them when you erase your account.',
    turnOn: 'Save in my account',
    turnOff: 'Stop saving in my account',
    offHint: 'Notes that are already in your account stay there until you delete them below.',
    visitor: 'New notes stay in this browser. If you sign in, you can save them in your account instead.',
    signIn: 'Sign in',
  },
  account: {
    title: 'In your account',
    none: 'You have no notes in your account.',
    removeAll: 'Delete all from my account',
    sure: 'We delete all of these notes from your account. You cannot undo this.',
    yes: 'Yes, delete all',
  },
  device: {
    title: 'On this device',
    none: 'You have no notes on this device.',
    noScript: 'You need JavaScript to see the notes on this device.',
    hint: 'Anyone who opens this page in this browser can see them. Exit, at the top, deletes them.',
    move: 'Move to my account',
  },
  count: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  removeOne: (what: string) => `Remove: ${what}`,
  unreadable: 'A note that this page cannot read',
  done: {
    on: 'We now save new notes in your account.',
    off: 'New notes now stay on the device on which you write them.',
    removed: 'Deleted.',
  },
  refused: 'Something went wrong. Please try again.',
} as const
