export const copy = {
  account: 'Open your account',
  unknownDevice: 'A device that we do not know by name',
  why: (brandName: string) => `You get this mail because this address is used for an account on ${brandName}.`,
} as const
