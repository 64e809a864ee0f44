export const copy = {
  title: (squad: string) => `You are invited: ${squad}`,
  body: (founder: string) =>
    `${founder} would like you beside her. A squad is a few friends with one promise: when one calls, the others come.`,
  badge: (badge: string) => `Badge: ${badge}`,
  seen: 'The others see your name, nothing else. You can leave at any time.',
  yes: 'Yes, I join',
  signIn: 'Sign in or join Diya to say yes',
  no: 'No, thank you',
  declined: { title: 'You said no', body: 'Nobody is told why. The link no longer works.' },
  missing: {
    title: 'This invitation has ended',
    body: 'It was answered already, or its fourteen days are over. Ask your friend for a new one.',
  },
  home: 'Fearless Girls',
} as const
