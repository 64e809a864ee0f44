import { type DeliversTo, sendsWithin } from '#app/features/marketplace/schema.ts'

/** The place of the row for all States without a row of their own. */
export const REST = 'rest'
/** The currency of the sellers' delivery costs. */
export const RATE_CURRENCY = 'INR'

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

/**
 * Whether and how a seller delivers to a State. For a State that is not known yet (null) it is the rate of most States,
 * or the lowest rate of a seller who delivers to some States only.
 */
export function deliveryTo(terms: DeliveryTerms, state: string | null): DeliveryTo {
  const within = sendsWithin(terms)
  if (within !== null && state !== null && state !== within) return { delivers: false, within }
  const rateOf = (place: string | null) => terms.rates.find((rate) => rate.place === place)
  const rate = within === null ? (rateOf(state) ?? rateOf(REST)) : rateOf(within)
  if (!rate) return { delivers: true, rate: null }
  if (isDelivered(rate)) return { delivers: true, rate: { costMinor: rate.costMinor, days: rate.days } }
  if (state !== null) return { delivers: false, within: null }
  const lowest = within === null ? lowestOf(terms.rates) : null
  return { delivers: true, rate: lowest }
}

type DeliveredRate = DeliveryRate & { costMinor: number; days: number }

const isDelivered = (rate: DeliveryRate): rate is DeliveredRate => rate.costMinor !== null && rate.days !== null

function lowestOf(rates: readonly DeliveryRate[]) {
  const [lowest] = rates.filter(isDelivered).toSorted((a, b) => a.costMinor - b.costMinor || a.days - b.days)
  return lowest ? { costMinor: lowest.costMinor, days: lowest.days } : null
}

/** Where a seller delivers to: the States of `only`, or all of India but the States of `except`. */
export type DeliveryArea = { only: readonly string[] } | { except: readonly string[] }

/** The area that `deliveryTo` delivers to. */
export function areaOf(terms: DeliveryTerms): DeliveryArea {
  const within = sendsWithin(terms)
  const isIn = (state: string) => deliveryTo(terms, state).delivers
  if (within !== null) return { only: [within].filter(isIn) }
  const named = terms.rates.map(({ place }) => place).filter((place) => place !== REST)
  const rest = terms.rates.find(({ place }) => place === REST)
  if (rest && !isDelivered(rest)) return { only: named.filter(isIn) }
  return { except: named.filter((state) => !isIn(state)) }
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

/** Whether the parcel of one item costs another price to some State than to one that is not known yet. */
export function hasPricesByState(item: Item, { terms, currency }: { terms: DeliveryTerms; currency: string }): boolean {
  const costTo = (to: DeliveryTo) => parcelOf([item], { to, currency }).deliveryMinor
  const usual = costTo(deliveryTo(terms, null))
  const byState = terms.rates.filter(({ place }) => place !== REST).map(({ place }) => deliveryTo(terms, place))
  return byState.some((to) => to.delivers && costTo(to) !== usual)
}
