/** Copy of the page of private notes. */
export const copy = {
  heading: 'Private notes',
  lead: 'What you keep for yourself in Sahaara, Solve and DOC: your week of peace and your cards. Only you see it.',
  back: 'Your account',
  kinds: {
    'sahaara-log': { title: 'Sahaara, your week', to: '/sahaara#week', open: 'Go to Sahaara' },
    'solve-card': { title: 'Solve Cards', to: '/solve', open: 'Go to Solve' },
    'companion-card': { title: 'Companion Cards', to: '/doc', open: 'Go to DOC' },
  },
  switch: {
    title: 'Where new notes go',
    on: (since: string) => `To your account, since ${since}. Encrypted in our database, on all your devices.`,
    off: 'They stay in the browser that you write them in. You may keep them in your account instead: encrypted in our database, on all your devices, in your download, gone when you erase.',
    turnOn: 'Keep in my account',
    turnOff: 'Stop keeping new ones',
    offHint: 'What is in your account stays there until you remove it below.',
    visitor:
      'They stay in the browser that you write them in. Whoever is signed in may keep them in her account instead.',
    signIn: 'Sign in',
  },
  account: {
    title: 'In your account',
    none: 'Nothing is kept in your account.',
    removeAll: 'Remove all from my account',
    sure: 'All of these are removed from your account and cannot be brought back.',
    yes: 'Yes, remove all',
  },
  device: {
    title: 'On this device',
    none: 'Nothing is kept on this device.',
    noScript: 'This list stands in your browser and needs JavaScript.',
    hint: 'Whoever opens this page in this browser sees it. Exit, at the top, clears it.',
    move: 'Move to my account',
  },
  count: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  removeOne: (what: string) => `Remove: ${what}`,
  unreadable: 'A note that this page cannot read',
  done: {
    on: 'From now on, new notes go to your account.',
    off: 'New notes stay on the device that you write them on.',
    removed: 'Removed.',
  },
  refused: 'That did not work. Please try once more.',
} as const
