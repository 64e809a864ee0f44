import { HOUR_MS } from '#app/platform/time/durations.ts'

// The default order of the campaigns: each open one gets its share of the first places. The order changes every hour
// and depends on nothing else, so that a page can be cached and Back shows the same list.

/** A page of the list; the places on the first page are the first places. */
export const CAMPAIGNS_PER_PAGE = 12
/** How many of the first places belong to campaigns without a gift, as long as there are any. */
export const PLACES_WITHOUT_GIFTS_MIN = 3
const PLACES_WITHOUT_GIFTS_MAX = CAMPAIGNS_PER_PAGE - 1
export const TURN_HOURS = 1

/** A campaign that is open. */
interface Placed {
  id: string
  /** Fixed and random (`campaign_finding.ring`): the campaigns take turns in this order. */
  ring: number
  hasGifts: boolean
}

/** The number of the hour that a time is in. */
export const turnOf = (now: Date): number => Math.floor(now.getTime() / (TURN_HOURS * HOUR_MS))

/**
 * How the first places are divided between campaigns with and without gifts: by their numbers, with a minimum for those
 * without.
 */
export function placesOf({ withGifts, withoutGifts }: { withGifts: number; withoutGifts: number }) {
  const all = Math.max(1, withGifts + withoutGifts)
  const share = Math.ceil((CAMPAIGNS_PER_PAGE * withoutGifts) / all)
  const without = Math.min(PLACES_WITHOUT_GIFTS_MAX, Math.max(PLACES_WITHOUT_GIFTS_MIN, share))
  return { withGifts: CAMPAIGNS_PER_PAGE - without, withoutGifts: without }
}

/**
 * The ids in the order of a turn. Campaigns with gifts and those without are two rings. In each turn a ring moves on by
 * its number of first places, and by one more after each round, so that a campaign is not always shown at the same hour;
 * then the two are mixed evenly, and take turns at the very first place. `find-campaigns.server.ts` has the same in SQL,
 * and a test compares the two.
 * @internal
 */
export function fairOrder(campaigns: readonly Placed[], turn: number): string[] {
  const rings = {
    withGifts: ringOf(campaigns.filter(({ hasGifts }) => hasGifts)),
    withoutGifts: ringOf(campaigns.filter(({ hasGifts }) => !hasGifts)),
  }
  const places = placesOf({ withGifts: rings.withGifts.length, withoutGifts: rings.withoutGifts.length })
  const isWithoutFirst = turn % CAMPAIGNS_PER_PAGE < places.withoutGifts
  const spread = (ring: readonly string[], own: number, others: number, isFirst: boolean) =>
    ring.map((id, rank) => {
      const moved = turn * own
      const start = (moved + Math.floor(moved / ring.length)) % ring.length
      const at = (rank - start + ring.length) % ring.length
      return { id, key: (2 * at + (isFirst ? 0 : 1)) * others }
    })
  // Those without gifts come first among equal keys: the sort is stable.
  return [
    ...spread(rings.withoutGifts, places.withoutGifts, places.withGifts, isWithoutFirst),
    ...spread(rings.withGifts, places.withGifts, places.withoutGifts, !isWithoutFirst),
  ]
    .toSorted((a, b) => a.key - b.key)
    .map(({ id }) => id)
}

const ringOf = (campaigns: readonly Placed[]): string[] =>
  campaigns.toSorted((a, b) => a.ring - b.ring || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
