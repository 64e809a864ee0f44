const CURRENCIES: Readonly<Record<string, string>> = { INR: 'rupees', USD: 'US dollars', EUR: 'euros' }

/** The words of the cart. */
export const copy = {
  title: 'Your cart',
  metaTitle: (brand: string) => `Your cart · ${brand}`,
  lead: 'Kept on this device for 90 days. Nobody else sees it.',
  empty: { title: 'Your cart is empty', body: 'What you add stays here, on this device.', link: 'Look around' },
  orderIn: (currency: string) => `Order in ${CURRENCIES[currency] ?? currency}`,
  split: 'An order is in one currency, so this cart becomes two orders.',
  splitMany: (orders: number) => `An order is in one currency, so this cart becomes ${orders} orders.`,
  each: 'each',
  quantity: 'How many',
  quantityOf: (title: string) => `How many of ${title}`,
  update: 'Update',
  more: (title: string) => `One more of ${title}`,
  fewer: (title: string) => `One less of ${title}`,
  remove: 'Remove',
  total: 'Total',
  freeShipping: 'Free Shipping',
  checkout: 'Checkout',
  onShopping: 'Look further',
  gone: {
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
    quantity: 'Write a whole number from 1 to 99. To have none, choose Remove.',
    unreadable: 'Something went wrong. Please try again.',
  },
} as const
