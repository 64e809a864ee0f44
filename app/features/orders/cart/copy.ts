import { DEVICE_LIST_DAYS } from '#app/platform/device-list/device-list.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'

const CURRENCIES: Readonly<Record<string, string>> = { INR: 'rupees', USD: 'US dollars', EUR: 'euros' }

export const copy = {
  title: 'Your cart',
  metaTitle: 'Your cart',
  lead: `We keep your cart on this device for ${daysInWords(DEVICE_LIST_DAYS)}.`,
  leadMember: 'We keep your cart in your account. You find it on every device that you sign in on.',
  empty: { title: 'Your cart is empty', body: 'Add products, and they appear here.', link: 'See all products' },
  orderIn: (currency: string) => `Order in ${CURRENCIES[currency] ?? currency}`,
  split: 'Some sellers charge in rupees, others in US dollars. You pay for each currency in its own order.',
  splitMany: (orders: number) =>
    `Your sellers charge in different currencies. You pay for each currency in its own order: ${orders} orders.`,
  each: 'each',
  quantityOf: (title: string) => `Quantity of ${title}`,
  update: 'Update',
  more: (title: string) => `Add one ${title}`,
  fewer: (title: string) => `Remove one ${title}`,
  remove: 'Remove',
  total: 'Total',
  checkout: 'Checkout',
  delivery: 'Delivery',
  take: (count: number) => `Change to ${count}`,
  takeOf: (count: number, title: string) => `Change the quantity of ${title} to ${count}`,
  notCounted: 'The total leaves out items that you cannot order now. They stay in your cart.',
  noneToOrder: 'You cannot order these items now. They stay in your cart.',
  problems: {
    unavailable: 'Not on sale now.',
    removed: 'The seller no longer offers this choice.',
    choose: 'The seller now offers several choices. Choose one, and remove this item.',
    'sold-out': 'Sold out.',
    'too-few': (available: number) => `Only ${available} left.`,
    'too-few-for-guests': (available: number) =>
      `You can order ${available} without signing in. Sign in to order more.`,
    'held-by-guests': 'Other people are paying for this item now. Sign in to order it, or try again in a few minutes.',
    'not-to-this-state': (state: string) => `This seller delivers within ${state} only.`,
    'no-delivery': (state: string) => `This seller does not deliver to ${state}.`,
    'on-holiday': (until: string) => `On holiday until ${until}. You can order it after that.`,
    'below-minimum': (minimum: string, missing: string) =>
      `The minimum order of this shop is ${minimum}. Add ${missing} more.`,
    own: 'This is from your own shop.',
    'no-quantity': 'Enter a quantity.',
    'too-many-sellers': 'One order can have items of up to 20 sellers. Remove some and order them later.',
    'too-dear': 'The total is too high for one order. Split it into two orders.',
  },
  onShopping: 'Continue shopping',
  unavailable: {
    title: 'Not on sale now',
    body: 'You cannot order these items now. Remove them, or wait until they are on sale again.',
  },
  done: {
    added: 'Added to cart',
    changed: 'Cart updated',
    removed: 'Removed from cart',
  },
  refused: {
    title: 'Nothing was changed',
    'list-full': 'Your cart is full: it can hold 60 different items. Remove one to add another.',
    'quantity-too-large': 'You can order up to 99 of one item.',
    'not-for-sale': 'This item is not on sale now. It was not added.',
    'sold-out': 'This item is sold out. It was not added.',
    removed: 'The seller no longer offers this choice. It was not added.',
    choose: 'This item comes in several choices. Choose one on its page. Nothing was added.',
    quantity: 'Enter a whole number from 1 to 99, or choose Remove.',
    /** For a product that is being added. */
    amount: 'Enter a whole number from 1 to 99. Nothing was added.',
    unreadable: 'Something went wrong. Please try again.',
  },
} as const
