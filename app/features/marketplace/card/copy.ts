/** Copy around products, wherever they are shown. */
export const copy = {
  search: { label: 'Search products', placeholder: 'Pickles, sarees, lamps…' },
  category: { label: 'Category', navLabel: 'Categories', all: 'All categories', allShort: 'All' },
  listTitle: 'Products',
  order: 'newest first',
  /** Above a list with prices in more than one currency. */
  currencies: 'Sellers abroad are paid in their own currency, so some prices are in $. Prices are not converted.',
  more: 'Show more',
  showAll: 'Show all products',
  similar: 'Similar products',
  fromStart: 'Back to the newest',
  card: {
    verified: 'Verified',
    isNew: 'New',
    listPrice: 'List price',
    freeShipping: 'Free Shipping',
    about: 'Details',
    add: 'Add to cart',
    choose: 'Choose',
    added: 'Added to cart',
    toCart: 'Open the cart',
    save: (title: string) => `Save ${title}`,
  },
  sell: {
    title: 'Do you make something?',
    body: 'Open your shop from this phone. You need three photos, a price and a few words about your product.',
    link: 'Become a Seller',
  },
  delivery: {
    title: 'Delivery',
    free: 'Free Shipping',
    arrives: (days: number) => (days === 1 ? 'arrives in about 1 day' : `arrives in about ${days} days`),
    within: (state: string) => `within ${state} only`,
  },
  loadFailed: { title: 'Error', body: 'Failed to load data' },
  tryAgain: 'Try again',
} as const
