/** The words around products, wherever they are shown. */
export const copy = {
  search: { label: 'Search products', placeholder: 'Pickles, sarees, lamps…', submit: 'Search' },
  category: { label: 'Category', navLabel: 'Categories', all: 'All categories', allShort: 'All', submit: 'Show' },
  listTitle: 'Products',
  order: 'newest first',
  more: 'Show more',
  showAll: 'Show all products',
  near: 'This comes near',
  fromStart: 'Back to the newest',
  card: {
    verified: 'Verified',
    isNew: 'New',
    listPrice: 'List price',
    freeShipping: 'Free Shipping',
    about: 'About it',
    add: 'Add to cart',
    soldOut: 'Sold out',
    added: 'Added to cart',
    toCart: 'Open the cart',
    save: (title: string) => `Save ${title}`,
  },
  sell: {
    title: 'You make something too?',
    body: 'Open your shop from this phone. Three photos, a price, and the story of how you make it.',
    link: 'Become a Seller',
  },
  delivery: {
    title: 'Delivery',
    free: 'Free Shipping',
    arrives: (days: number) => (days === 1 ? 'arrives within about a day' : `arrives within about ${days} days`),
    within: (state: string) => `within ${state} only`,
  },
  waiting: {
    body: (total: string, time: string) =>
      `An order of yours for ${total} waits to be paid. Its pieces are kept for you until ${time}.`,
    link: 'Go on with it',
    end: '.',
    anew: ', or order below: the new order takes its place.',
  },
  loadFailed: { title: 'Error', body: 'Failed to load data' },
  tryAgain: 'Try again',
} as const
