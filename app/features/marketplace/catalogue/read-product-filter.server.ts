import { readDeliveryPin } from '#app/features/marketplace/delivery/delivery-pin.server.ts'
import { ALL_CATEGORIES } from '#app/features/marketplace/categories.ts'
import {
  CATEGORY_CHARS_MAX,
  isSlug,
  PRICE_CHARS_MAX,
  PRICE_MINOR_MAX,
  SEARCH_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { findIndianState } from '#app/platform/india/states.ts'
import { parseRupees } from '#app/platform/money.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { PRODUCT_SORTS, type ProductFilter } from './product-filter.ts'

/** Why a typed price is not used: not a number, above all prices, or less than the lowest price. */
export type PriceFault = 'not-a-price' | 'too-high' | 'turned'

export interface TypedPrice {
  typed: string
  minor: number | null
  fault: PriceFault | null
}

/** Reads the filter from a URL. Never fails: long values are cut, invalid ones ignored. */
export function readProductFilter(params: URLSearchParams): ProductFilter {
  const category = cleanLine(params.get('category') ?? '').slice(0, CATEGORY_CHARS_MAX)
  const cursor = params.get('cursor') ?? ''
  const { from, to } = readPrices(params)
  const { pin, states, fault } = readDeliveryPin(params)
  return {
    q: cleanLine(params.get('q') ?? '').slice(0, SEARCH_CHARS_MAX) || null,
    category: category === ALL_CATEGORIES ? null : category || null,
    cursor: isSlug(cursor) ? cursor : null,
    priceFromMinor: from.minor,
    priceToMinor: to.minor,
    state: findIndianState(params.get('state')),
    isVerifiedOnly: ['1', 'true'].includes(params.get('verified') ?? ''),
    delivery: fault || pin === '' ? null : { pin, states },
    sort: PRODUCT_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
  }
}

/** The first parameter of a filter with a value that is not used; null when all are. */
export function faultyParam(
  params: URLSearchParams,
): 'price_from' | 'price_to' | 'state' | 'verified' | 'pin' | 'sort' | null {
  const { from, to } = readPrices(params)
  if (from.fault) return 'price_from'
  if (to.fault) return 'price_to'
  const { state, sort } = readProductFilter(params)
  if ((params.get('state') ?? state) !== state) return 'state'
  if (!['true', 'false'].includes(params.get('verified') ?? 'false')) return 'verified'
  if (readDeliveryPin(params).fault) return 'pin'
  return (params.get('sort') ?? sort) === sort ? null : 'sort'
}

/** The prices of a URL as typed, in rupees. Neither is used when the lowest is above the highest. */
export function readPrices(params: URLSearchParams): { from: TypedPrice; to: TypedPrice } {
  const [from, to] = [readPrice(params.get('price_from')), readPrice(params.get('price_to'))]
  if (from.minor === null || to.minor === null || from.minor <= to.minor) return { from, to }
  return { from: { ...from, minor: null }, to: { ...to, minor: null, fault: 'turned' } }
}

function readPrice(given: string | null): TypedPrice {
  const typed = cleanLine(given ?? '').slice(0, PRICE_CHARS_MAX)
  const parsed = parseRupees(typed)
  if (!parsed.ok) {
    const fault = {
      empty: null,
      'too-large': 'too-high',
      'not-an-amount': 'not-a-price',
      'fraction-of-a-paisa': 'not-a-price',
    } as const
    return { typed, minor: null, fault: fault[parsed.reason] }
  }
  if (parsed.amountMinor > PRICE_MINOR_MAX) return { typed, minor: null, fault: 'too-high' }
  return { typed, minor: parsed.amountMinor, fault: null }
}
