export const copy = {
  subject: (brand: string) => `${brand}: a check of the data failed`,
  body: (name: string) => [
    `This is no longer true in the database: “${name}”.`,
    'Nothing was changed by itself. Please release no payout until somebody has looked. The log has the details, and case 9 of docs/operations.md says what to do.',
  ],
  button: 'See the payouts',
  why: (brand: string) => `You get this mail because you are an administrator of ${brand}.`,
} as const
