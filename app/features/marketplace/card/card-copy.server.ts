/** Copy with figures in it; used by the server only. */
export const words = {
  rating: (average: string, reviews: number) =>
    `${average} out of 5, from ${reviews === 1 ? '1 review' : `${reviews} reviews`}`,
  soldOut: 'Sold out',
  holiday: (until: string) => `On holiday until ${until}`,
  from: (price: string) => `from ${price}`,
  by: (name: string, place: string) => `${name}, ${place}`,
  count: (products: number) => (products === 1 ? '1 product' : `${products} products`),
  moreThan: (products: number) => `${products}+ products`,
  further: (products: number) => (products === 1 ? '1 more product' : `${products} more products`),
  similar: (products: number) => (products === 1 ? '1 similar product' : `${products} similar products`),
  noneLike: (q: string) => `We have no “${q}”. These products are similar.`,
  none: (category: string | null) => (category ? `No ${category} products found` : 'No products found'),
} as const
