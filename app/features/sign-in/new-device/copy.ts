import { counted } from '#app/platform/text/plural.ts'

export const copy = {
  metaTitle: 'New device',
  unknown: 'A device that we do not know by name',
  ask: {
    title: 'Was this not you?',
    lead: 'Somebody signed in to your account on a new device:',
    button: 'This was not me, sign it out',
    note: 'The device is signed out at once, and passkeys that were added on it are removed. Your other devices stay signed in.',
    mine: 'Was it you? Then close this page.',
  },
  done: {
    title: 'That device is signed out',
    lead: 'It cannot see your account any more.',
    passkeys: (count: number) =>
      `We also removed ${counted(count, 'passkey that was', 'passkeys that were')} added on it.`,
    nextTitle: 'Now secure your account',
    password: 'Somebody may know your password, or may have read a code. Set a new password.',
    setPassword: 'Set a new password',
    byCode:
      'Somebody may know your password, or may have read a code. Sign in with a code, then set a new password in your account.',
    signIn: 'Sign in with a code',
    factor:
      'A second step was set up after that sign-in, and it stays. If it is not yours, write to us: we remove it when we have checked that the account is yours.',
    contact: 'Write to us',
    check: 'Then look in your account for devices, passkeys and connected accounts that you do not know.',
    account: 'Open your account',
  },
  gone: {
    title: 'This link does not work',
    lead: 'It works once, for 7 days. If you pressed the button before, that device is signed out already.',
    devices: 'See your devices',
  },
} as const
