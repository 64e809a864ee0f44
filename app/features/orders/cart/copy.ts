import { DEVICE_LIST_DAYS } from '#app/platform/device-list/device-list.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

const CURRENCIES: Readonly<Record<string, string>> = { INR: 'rupees', USD: 'US dollars', EUR: 'euros' }

export const copy = {
  title: 'Your cart',
  metaTitle: (brand: string) => `Your cart · ${brand}`,
  lead: `Kept on this device for ${daysInWords(DEVICE_LIST_DAYS)}. Nobody else sees it.`,
  leadMember: 'Kept with your account: you find it on every device on which you sign in.',
  empty: { title: 'Your cart is empty', body: 'What you add stays here, on this device.', link: 'Look around' },
  orderIn: (currency: string) => `Order in ${CURRENCIES[currency] ?? currency}`,
  split: 'An order is in one currency, so this cart becomes two orders.',
  splitMany: (orders: number) => `An order is in one currency, so this cart becomes ${orders} orders.`,
  each: 'each',
  quantityOf: (title: string) => `How many of ${title}`,
  update: 'Update',
  more: (title: string) => `One more of ${title}`,
  fewer: (title: string) => `One less of ${title}`,
  remove: 'Remove',
  total: 'Total',
  checkout: 'Checkout',
  delivery: 'Delivery',
  take: (count: number) => `Take ${count}`,
  takeOf: (count: number, title: string) => `Take ${count} of ${title}`,
  notCounted: 'What cannot be ordered now is not counted. It stays in your cart.',
  noneToOrder: 'Nothing of it can be ordered now. It stays in your cart.',
  problems: {
    unavailable: 'Not on sale now.',
    'sold-out': 'Sold out just now.',
    'too-few': (available: number) => `Only ${available} left.`,
    'too-few-for-guests': (available: number) =>
      `Without signing in you can order ${available} now. Sign in to order more.`,
    'held-by-guests': 'Other people are paying for it now. Sign in to order it, or try again in a few minutes.',
    'not-to-this-state': (state: string) => `Its seller sends within ${state} only.`,
    own: 'This is from your own shop.',
    'no-quantity': 'Write how many you want.',
    'too-many-sellers': 'One order goes to at most 20 sellers. Take some things out and order them after.',
    'too-dear': 'Together this is more than one order can hold. Make it two orders.',
  },
  onShopping: 'Look further',
  unavailable: {
    title: 'Not on sale now',
    body: 'These are paused or gone. They cannot be ordered; take them out, or wait whether they come back.',
  },
  done: {
    added: 'Added to cart',
    changed: 'Cart updated',
    removed: 'Removed from cart',
  },
  refused: {
    title: 'Nothing was changed',
    'list-full': 'Your cart holds 60 different things, and that is all it can hold. Take one out to make room.',
    'quantity-too-large': 'One order holds up to 99 of one thing, and you have that many.',
    'not-for-sale': 'This is not on sale now, so it was not added.',
    'sold-out': 'This is sold out now, so it was not added.',
    quantity: 'Write a whole number from 1 to 99. To have none, choose Remove.',
    unreadable: 'Something went wrong. Please try again.',
  },
} as const
