/** The line about passkeys on pages after a sign-in, apart from the other words because those pages are light. */
export const hintCopy = {
  lead: 'On your own phone? Next time, sign in with your fingerprint.',
  link: 'Set it up',
} as const
