/** Copy of a product’s card, wherever it is shown. */
export const copy = {
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
  delivery: {
    title: 'Delivery',
    free: 'Free Shipping',
    arrives: (days: number) => (days === 1 ? 'arrives in about 1 day' : `arrives in about ${days} days`),
    within: (state: string) => `within ${state} only`,
  },
} as const
