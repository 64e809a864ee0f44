import type { PriceFault } from '#app/features/marketplace/catalogue/read-product-filter.server.ts'
import { pinWords } from '#app/features/marketplace/delivery/area-copy.server.ts'
import type { PinFault } from '#app/features/marketplace/delivery/delivery-pin.server.ts'
import { PRICE_MINOR_MAX } from '#app/features/marketplace/schema.ts'
import { formatMoney } from '#app/platform/money.ts'
import { listed } from '#app/platform/text/sentences.ts'

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
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  rupeesOnly: 'Only products priced in ₹ are listed.',
  priceFaults: {
    'not-a-price': 'Please enter an amount in rupees, like 500.',
    'too-high': `Please enter at most ${formatMoney(PRICE_MINOR_MAX, 'INR')}.`,
    turned: 'This is lower than the price before it, so both are ignored.',
  } satisfies Record<PriceFault, string>,
  pinFaults: {
    ...pinWords,
    army: 'An army post code serves several States. You see at checkout who delivers to it.',
  } satisfies Record<PinFault, string>,
  deliveredTo: (place: string) => `Delivered to ${place}.`,
  deliveredToAll: (states: readonly string[]) =>
    `Delivered to ${listed(states)}, because this PIN code is used in all of them.`,
  noneLikeFiltered: (q: string) => `We have no “${q}” with these filters. These products are similar.`,
  noneLike: (q: string) => `We have no “${q}”. These products are similar.`,
  none: (category: string | null) => (category ? `No ${category} products found` : 'No products found'),
} as const
