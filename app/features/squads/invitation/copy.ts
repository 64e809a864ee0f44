export const copy = {
  title: (squad: string) => `You are invited: ${squad}`,
  body: (founder: string) =>
    `${founder} invites you. A squad is a small group of friends who help each other in an emergency.`,
  badge: (badge: string) => `Badge: ${badge}`,
  seen: 'The others see your name, nothing else. You can leave at any time.',
  yes: 'Join',
  signIn: 'Sign in or create an account to join',
  no: 'No, thank you',
  declined: { title: 'You refused', body: 'Nobody is told why. The link no longer works.' },
  missing: {
    title: 'This invitation has ended',
    body: 'It was answered already, or its fourteen days are over. Ask your friend for a new one.',
  },
  home: 'Fearless Girls',
} as const
