import { DAY_MS } from '#app/platform/durations.ts'
import { LIST_PRICE_ASKED_DAYS_MIN, LIST_PRICE_LOOKS_BACK_DAYS } from '#app/features/marketplace/schema.ts'

/** A price that was asked, and when; `until` is null while it is. */
export interface AskedPrice {
  priceMinor: number
  since: Date
  until: Date | null
}

/**
 * The price that may be struck through when one is lowered to `priceMinor`: the lowest that was asked within the 30
 * days before, if it was asked for at least 14 of them; null when history has none. A price that was asked for an hour
 * counts as the lowest, and was not asked long enough: nobody can invent a price.
 */
export function struckPrice(asked: readonly AskedPrice[], priceMinor: number, now: Date): number | null {
  const from = now.getTime() - LIST_PRICE_LOOKS_BACK_DAYS * DAY_MS
  const inWindow = asked.flatMap((row) => {
    const end = Math.min(row.until?.getTime() ?? now.getTime(), now.getTime())
    return end > from ? [{ price: row.priceMinor, ms: end - Math.max(row.since.getTime(), from) }] : []
  })
  if (inWindow.length === 0) return null
  const lowest = Math.min(...inWindow.map(({ price }) => price))
  const askedMs = inWindow.reduce((sum, { price, ms }) => (price === lowest ? sum + ms : sum), 0)
  return lowest > priceMinor && askedMs >= LIST_PRICE_ASKED_DAYS_MIN * DAY_MS ? lowest : null
}
