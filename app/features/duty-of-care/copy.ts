export const copy = {
  missing: 'Please fill this in.',
  tooLong: (charsMax: number) => `Please keep this under ${charsMax} characters.`,
  amount: 'Please enter an amount in whole rupees.',
  consent: 'Please ask the person first. We show a badge only with their consent.',
  badges: {
    'circle-keeper': 'Circle Keeper',
    'companion-of-dignity': 'Companion of Dignity',
    'bridge-builder': 'Bridge Builder',
    'keeper-of-home': 'Keeper of Home',
    'community-builder': 'Community Builder',
  },
} as const
