import type { ProductSort } from '#app/features/marketplace/catalogue/product-filter.ts'

/** Copy around a list of products. */
export const copy = {
  search: { label: 'Search products', placeholder: 'Pickles, sarees, lamps…' },
  category: { label: 'Category', navLabel: 'Categories', all: 'All categories', allShort: 'All' },
  listTitle: 'Products',
  sort: {
    label: 'Sort by',
    options: {
      newest: 'Newest first',
      'price-low': 'Price: low to high',
      'price-high': 'Price: high to low',
      rating: 'Best rated',
    } satisfies Record<ProductSort, string>,
  },
  filters: {
    price: 'Price',
    from: 'Price from (₹)',
    to: 'Price to (₹)',
    state: 'State of the seller',
    anyState: 'All States',
    sellers: 'Sellers',
    anySeller: 'All sellers',
    verified: 'Verified sellers only',
    pin: 'Delivers to my PIN code',
    apply: 'Apply',
    clear: 'Clear filters',
  },
  /** Above a list with prices in more than one currency. */
  currencies: 'Sellers abroad are paid in their own currency, so some prices are in $. Prices are not converted.',
  more: 'Show more',
  showAll: 'Show all products',
  similar: 'Similar products',
  fromStart: 'Back to the newest',
  fromFirst: 'Back to the first page',
  sell: {
    title: 'Do you make something?',
    body: 'Open your shop from this phone. You need three photos, a price and a few words about your product.',
    link: 'Become a Seller',
  },
  loadFailed: { title: 'Error', body: 'Failed to load data' },
  tryAgain: 'Try again',
} as const
