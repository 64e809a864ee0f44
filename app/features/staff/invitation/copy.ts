export const copy = {
  metaTitle: 'Your invitation',
  roles: { operator: 'an operator', administrator: 'an administrator' },
  mail: {
    subject: (brand: string) => `${brand}: an invitation for your account`,
    before: (role: string, brand: string) => [
      `You were invited to work as ${role} at ${brand}.`,
      'To accept, open this link and sign in. It works once, for 7 days:',
    ],
    after: ['If you do not accept, nothing changes for your account.'],
  },
  title: (role: string) => `You are invited to be ${role}`,
  lead: (email: string) => `The invitation is for your account ${email}.`,
  open: (date: string) => `You can accept it until ${date}.`,
  step: 'Operators sign in in two steps. If you have not set that up yet, we will show you how after you accept.',
  accept: 'Accept',
  signIn: {
    lead: (email: string) => `The invitation is for the account ${email}. Please sign in to accept it.`,
    button: 'Sign In',
  },
  other: {
    title: 'You are signed in with another account',
    lead: (address: string) => (address ? `You are signed in as ${address}.` : 'You are signed in without an address.'),
    text: (email: string) =>
      `The invitation is for ${email}. Sign out first, then continue. The invitation stays open.`,
    button: 'Sign Out',
    stay: 'Stay signed in',
    noScript: 'Signing out needs JavaScript.',
  },
  gone: {
    title: 'This invitation is not valid any more',
    lead: 'An invitation works once, for 7 days. If you still need one, ask the person who invited you.',
    home: 'Go to the home page',
  },
} as const
