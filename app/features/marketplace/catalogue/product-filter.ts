import type { DeliveryPin } from '#app/features/marketplace/delivery/delivery-pin.server.ts'
import type { IndianState } from '#app/platform/india/states.ts'

/** The orders of a list; the first is the default. */
export const PRODUCT_SORTS = ['newest', 'price-low', 'price-high', 'rating'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export interface ProductFilter {
  /** Searched for in title and description, case-insensitive, with its synonyms. */
  q: string | null
  /** The exact name of a category. */
  category: string | null
  /** The slug of the last product of the previous page. */
  cursor: string | null
  /** In paise. With a limit only products priced in rupees are listed. */
  priceFromMinor: number | null
  priceToMinor: number | null
  /** The State that the seller sends from. */
  state: IndianState | null
  isVerifiedOnly: boolean
  /** A PIN code that the seller delivers to, in each of its States. */
  delivery: Pick<DeliveryPin, 'pin' | 'states'> | null
  sort: ProductSort
}

export const ALL_PRODUCTS: ProductFilter = {
  q: null,
  category: null,
  cursor: null,
  priceFromMinor: null,
  priceToMinor: null,
  state: null,
  isVerifiedOnly: false,
  delivery: null,
  sort: 'newest',
}

/** The query parameters of a filter, for page caches. */
export const PRODUCT_FILTER_PARAMS = [
  'q',
  'category',
  'price_from',
  'price_to',
  'state',
  'verified',
  'pin',
  'sort',
  'cursor',
] as const

/** Whether something limits the list besides search and category. */
export function isFiltered(filter: ProductFilter): boolean {
  const { priceFromMinor, priceToMinor, state, isVerifiedOnly, delivery } = filter
  return priceFromMinor !== null || priceToMinor !== null || state !== null || isVerifiedOnly || delivery !== null
}
