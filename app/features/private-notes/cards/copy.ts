/** Where private cards are stored. */
export const copy = {
  device: {
    title: 'Kept on this device only',
    body: 'Nothing is sent to us. Whoever opens this page in this browser sees it. Exit, at the top, clears it; so does the button here.',
  },
  account: {
    title: 'Kept in your account',
    body: 'Encrypted in our database, on all your devices. No screen shows it to anybody but you.',
  },
  clear: 'Clear this device',
  clearSure: (count: number) =>
    count === 1
      ? 'One entry is removed and cannot be brought back.'
      : `${count} entries are removed and cannot be brought back.`,
  clearYes: 'Yes, clear',
  signIn: 'Sign in to keep it in your account',
  switchOn: 'Keep in my account',
  move: (count: number) =>
    count === 1
      ? 'Move 1 entry from this device to my account'
      : `Move ${count} entries from this device to my account`,
  all: 'See all private notes',
} as const
