import { HOUR_MS } from '#app/platform/time/durations.ts'

// The default order of the campaigns: each open one gets its share of the first places. The order changes every hour
// and depends on nothing else, so that a page can be cached and Back shows the same list.

/** A page of the list; the places on the first page are the first places. */
export const CAMPAIGNS_PER_PAGE = 12
/** How many of the first places belong to campaigns without a gift, as long as there are any. */
export const PLACES_WITHOUT_GIFTS_MIN = 3
const PLACES_WITHOUT_GIFTS_MAX = CAMPAIGNS_PER_PAGE - 1
export const TURN_HOURS = 1

/** The number of the hour that a time is in. */
export const turnOf = (now: Date): number => Math.floor(now.getTime() / (TURN_HOURS * HOUR_MS))

/**
 * How the first places are divided between campaigns with and without gifts: by their numbers, with a minimum for those
 * without.
 */
export function placesOf({ withGifts, withoutGifts }: RingSizes): RingSizes {
  const all = Math.max(1, withGifts + withoutGifts)
  const share = Math.ceil((CAMPAIGNS_PER_PAGE * withoutGifts) / all)
  const without = Math.min(PLACES_WITHOUT_GIFTS_MAX, Math.max(PLACES_WITHOUT_GIFTS_MIN, share))
  return { withGifts: CAMPAIGNS_PER_PAGE - without, withoutGifts: without }
}

/** How many open campaigns there are. */
export interface RingSizes {
  withGifts: number
  withoutGifts: number
}

/** Which campaign has a place: its number, from 0, in the ring of those with or without gifts. */
export interface FairPlace {
  hasGifts: boolean
  rank: number
}

/**
 * The places from `from` up to `to` in the order of a turn. Campaigns with gifts and those without are two rings, each in
 * the order of `ring`, then of the id. In each turn a ring moves on by its number of first places, and by one more after
 * each round, so that a campaign is not always shown at the same hour; then the two are mixed evenly, and take turns at
 * the very first place.
 */
export function fairPlaces(sizes: RingSizes, turn: number, { from, to }: { from: number; to: number }): FairPlace[] {
  const places = placesOf(sizes)
  const isWithoutFirst = turn % CAMPAIGNS_PER_PAGE < places.withoutGifts
  const keyOf = (at: number, isFirst: boolean, others: number) => (2 * at + (isFirst ? 0 : 1)) * others
  const found: FairPlace[] = []
  const next = { withGifts: 0, withoutGifts: 0 }
  for (let place = 0; place < Math.min(to, sizes.withGifts + sizes.withoutGifts); place++) {
    const key = {
      withGifts: keyOf(next.withGifts, !isWithoutFirst, places.withoutGifts),
      withoutGifts: keyOf(next.withoutGifts, isWithoutFirst, places.withGifts),
    }
    const hasGifts =
      next.withoutGifts === sizes.withoutGifts || (next.withGifts < sizes.withGifts && key.withGifts < key.withoutGifts)
    const kind = hasGifts ? 'withGifts' : 'withoutGifts'
    const at = next[kind]++
    if (place < from) continue
    const moved = turn * places[kind]
    found.push({ hasGifts, rank: (moved + Math.floor(moved / sizes[kind]) + at) % sizes[kind] })
  }
  return found
}
