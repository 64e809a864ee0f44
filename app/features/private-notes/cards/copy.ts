/** Where private cards are stored. */
export const copy = {
  device: {
    title: 'Saved on this device only',
    body: 'We do not receive it. Anyone who opens this page in this browser can see it. To delete it, use the button below, or Exit at the top.',
  },
  account: {
    title: 'Saved in your account',
    body: 'It is encrypted. You see it on all your devices. Only you can read it.',
  },
  clear: 'Delete from this device',
  clearSure: (count: number) =>
    count === 1 ? 'We delete 1 entry. You cannot undo this.' : `We delete ${count} entries. You cannot undo this.`,
  clearYes: 'Yes, delete',
  signIn: 'Sign in to save it in your account',
  switchOn: 'Save in my account',
  move: (count: number) =>
    count === 1
      ? 'Move 1 entry from this device to my account'
      : `Move ${count} entries from this device to my account`,
  all: 'See all private notes',
} as const
