import { type DeliversTo, sendsWithin } from '#app/features/marketplace/schema.ts'

/** The place of the row for all States without a row of their own. */
export const REST = 'rest'
/** The currency of the sellers' delivery costs. */
const RATE_CURRENCY = 'INR'

/** What a parcel of a seller costs to a place: a State or `REST`. Both are null where the seller does not deliver to. */
export interface DeliveryRate {
  place: string
  costMinor: number | null
  days: number | null
}

/** Where a seller delivers to, and at what cost. */
export interface DeliveryTerms {
  deliversTo: DeliversTo
  /** The seller's own State. */
  state: string | null
  rates: readonly DeliveryRate[]
}

export type DeliveryTo =
  /** Without a rate the products' own prices and days hold. */
  | { delivers: true; rate: { costMinor: number; days: number } | null }
  /** `within`: the only State that a seller without a GST number may deliver to. */
  | { delivers: false; within: string | null }

/** Whether and how a seller delivers to a State; null for a State that is not known yet. */
export function deliveryTo(terms: DeliveryTerms, state: string | null): DeliveryTo {
  const within = sendsWithin(terms)
  if (within !== null && state !== null && state !== within) return { delivers: false, within }
  const rateOf = (place: string | null) => terms.rates.find((rate) => rate.place === place)
  const rate = rateOf(state ?? within) ?? rateOf(REST)
  if (!rate) return { delivers: true, rate: null }
  const { costMinor, days } = rate
  if (costMinor !== null && days !== null) return { delivers: true, rate: { costMinor, days } }
  return state === null ? { delivers: true, rate: null } : { delivers: false, within: null }
}

interface Item {
  freeShipping: boolean
  deliveryMinor: number
  deliveryDays: number
}

/**
 * Price and days of one parcel. The seller's rate for the State holds for prices in rupees and for the days; a parcel of
 * items with free shipping only is free. Without a rate a parcel costs the highest delivery price of its items, once,
 * and takes their longest time.
 */
export function parcelOf(
  items: readonly Item[],
  { to, currency }: { to: DeliveryTo; currency: string },
): { deliveryMinor: number; deliveryDays: number } {
  const rate = to.delivers ? to.rate : null
  const own = Math.max(...items.map(({ deliveryMinor }) => deliveryMinor))
  const isFree = items.every(({ freeShipping }) => freeShipping)
  return {
    deliveryMinor: rate === null || currency !== RATE_CURRENCY ? own : isFree ? 0 : rate.costMinor,
    deliveryDays: rate?.days ?? Math.max(...items.map(({ deliveryDays }) => deliveryDays)),
  }
}
