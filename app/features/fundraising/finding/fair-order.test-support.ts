import { CAMPAIGNS_PER_PAGE, fairPlaces, placesOf } from './fair-order.ts'

/** A campaign that is open. */
export interface Placed {
  id: string
  ring: number
  hasGifts: boolean
}

/** The ids in the order of a turn, by their places. */
export function fairOrder(campaigns: readonly Placed[], turn: number): string[] {
  const rings = ringsOf(campaigns)
  const sizes = { withGifts: rings.withGifts.length, withoutGifts: rings.withoutGifts.length }
  return fairPlaces(sizes, turn, { from: 0, to: campaigns.length }).flatMap(
    ({ hasGifts, rank }) => rings[hasGifts ? 'withGifts' : 'withoutGifts'][rank] ?? [],
  )
}

/** The same, computed in another way: each campaign gets a key, and all are sorted. */
export function sortedFairly(campaigns: readonly Placed[], turn: number): string[] {
  const rings = ringsOf(campaigns)
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

const ringsOf = (campaigns: readonly Placed[]) => ({
  withGifts: ringOf(campaigns.filter(({ hasGifts }) => hasGifts)),
  withoutGifts: ringOf(campaigns.filter(({ hasGifts }) => !hasGifts)),
})

const ringOf = (campaigns: readonly Placed[]): string[] =>
  campaigns.toSorted((a, b) => a.ring - b.ring || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
