/** The words around products, wherever they are shown. */
export const copy = {
  search: { label: 'Search products', placeholder: 'Pickles, sarees, lamps…', submit: 'Search' },
  category: { label: 'Category', navLabel: 'Categories', all: 'All categories', allShort: 'All', submit: 'Show' },
  listTitle: 'Products',
  order: 'newest first',
  more: 'Show more',
  showAll: 'Show all products',
  fromStart: 'Back to the newest',
  card: {
    verified: 'Verified',
    isNew: 'New',
    listPrice: 'List price',
    freeShipping: 'Free Shipping',
    about: 'About it',
    add: 'Add to cart',
    added: 'Added to cart',
    toCart: 'Open the cart',
    save: (title: string) => `Save ${title}`,
  },
  sell: {
    title: 'You make something too?',
    body: 'Open your shop from this phone. Three photos, a price, and the story of how you make it.',
    link: 'Become a Seller',
  },
  loadFailed: { title: 'Error', body: 'Failed to load data' },
  tryAgain: 'Try again',
} as const
