import type { CheckKind } from '#app/features/marketplace/schema.ts'

/** Words of a product's page that only the server puts together. */
export const words = {
  pictureAlt: (title: string, number: number) => (number === 1 ? title : `${title}, picture ${number}`),
  rating: (average: string, count: number) =>
    `${average} out of 5, from ${count === 1 ? '1 review' : `${count} reviews`}`,
  listPriceEnd: (date: string) => `until ${date}`,
  left: (count: number) => `Only ${count} left`,
  delivery: {
    free: 'Free Shipping',
    cost: (amount: string) => `Delivery ${amount}`,
    costHint: 'once for all items from this seller',
    byState: 'Other delivery prices for some States: check your PIN code.',
    arrives: (days: number) => (days === 1 ? 'Arrives in about 1 day' : `Arrives in about ${days} days`),
    minimum: (amount: string) => `Minimum order in this shop: ${amount}`,
  },
  check: {
    army: 'Army post: you see the delivery price at checkout, after you enter your address.',
    to: (place: string) => `To ${place}:`,
    cost: (amount: string) => `delivery ${amount}`,
    free: 'free delivery',
    delivered: (to: string, cost: string, days: number) =>
      `${to} ${cost}, ${days === 1 ? 'arrives in about 1 day' : `arrives in about ${days} days`}.`,
    not: (state: string) => `The seller does not deliver to ${state}.`,
    only: (state: string, within: string) => `The seller does not deliver to ${state}: only within ${within}.`,
  },
  holiday: (until: string) => `On holiday until ${until}`,
  maker: {
    kinds: {
      identity: 'Identity',
      address: 'Address',
      craft: 'Makes the products personally',
      bank: 'Bank account',
    } satisfies Readonly<Record<CheckKind, string>>,
    until: (date: string) => `valid until ${date}`,
  },
} as const
