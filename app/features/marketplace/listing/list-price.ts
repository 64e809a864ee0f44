import { DAY_MS } from '#app/platform/time/durations.ts'
import { LIST_PRICE_CHARGED_DAYS_MIN, LIST_PRICE_WINDOW_DAYS } from '#app/features/marketplace/schema.ts'

/** A price of the history and its period; `until` is null while it is current. */
export interface PricePeriod {
  priceMinor: number
  since: Date
  until: Date | null
}

/**
 * The list price (shown struck through) when a price is lowered to `priceMinor`: the lowest price of the last 30 days,
 * if it was charged for at least 14 of them; else null. A price charged for an hour still counts as the lowest but was
 * not charged long enough, so that list prices cannot be invented.
 */
export function listPriceFor(asked: readonly PricePeriod[], priceMinor: number, now: Date): number | null {
  const from = now.getTime() - LIST_PRICE_WINDOW_DAYS * DAY_MS
  const inWindow = asked.flatMap((row) => {
    const end = Math.min(row.until?.getTime() ?? now.getTime(), now.getTime())
    return end > from ? [{ price: row.priceMinor, ms: end - Math.max(row.since.getTime(), from) }] : []
  })
  if (inWindow.length === 0) return null
  const lowest = Math.min(...inWindow.map(({ price }) => price))
  const chargedMs = inWindow.reduce((sum, { price, ms }) => (price === lowest ? sum + ms : sum), 0)
  return lowest > priceMinor && chargedMs >= LIST_PRICE_CHARGED_DAYS_MIN * DAY_MS ? lowest : null
}
