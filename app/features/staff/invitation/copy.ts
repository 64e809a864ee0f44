import { ROLE_INVITATION_DAYS } from '#app/platform/staff.ts'
export const copy = {
  metaTitle: 'Your invitation',
  roles: { operator: 'an operator', administrator: 'an administrator' },
  mail: {
    subject: (brand: string) => `${brand}: an invitation for your account`,
    before: (role: string, brand: string) => [
      `We invite you to become ${role} at ${brand}.`,
      `To accept, open the invitation and sign in. It works once, for ${ROLE_INVITATION_DAYS} days.`,
    ],
    button: 'Open the invitation',
    after: ['If you do not accept, nothing changes for your account.'],
    why: (brand: string) => `You get this mail because an administrator of ${brand} invited you.`,
  },
  title: (role: string) => `You are invited to be ${role}`,
  lead: (email: string) => `The invitation is for your account ${email}.`,
  open: (date: string) => `You can accept it until ${date}.`,
  step: 'Operators need two-step sign-in. We show you how to set it up after you accept.',
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
    noScript: 'You need JavaScript to sign out.',
  },
  gone: {
    title: 'This invitation has expired',
    lead: `An invitation works once, for ${ROLE_INVITATION_DAYS} days. If you need a new one, ask the person who invited you.`,
    home: 'Go to the home page',
  },
} as const
