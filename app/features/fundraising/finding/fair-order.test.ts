import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { NOW } from '#test/clock.ts'
import { CAMPAIGNS_PER_PAGE, fairPlaces, placesOf, PLACES_WITHOUT_GIFTS_MIN, turnOf } from './fair-order.ts'
import { fairOrder, sortedFairly } from './fair-order.test-support.ts'

const RING_SIZE = 2 ** 32

/** Campaigns in no order of their ring; the last `withoutGifts` have no gift. */
const campaigns = (count: number, withoutGifts: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `c${String(n).padStart(3, '0')}`,
    ring: (n * 2_654_435_761) % RING_SIZE,
    hasGifts: n < count - withoutGifts,
  }))

describe('the first places', () => {
  test.each([
    [
      { withGifts: 180, withoutGifts: 20 },
      { withGifts: 9, withoutGifts: 3 },
    ],
    [
      { withGifts: 200, withoutGifts: 0 },
      { withGifts: 9, withoutGifts: 3 },
    ],
    [
      { withGifts: 50, withoutGifts: 150 },
      { withGifts: 3, withoutGifts: 9 },
    ],
    [
      { withGifts: 1, withoutGifts: 199 },
      { withGifts: 1, withoutGifts: 11 },
    ],
    [
      { withGifts: 0, withoutGifts: 0 },
      { withGifts: 9, withoutGifts: 3 },
    ],
  ])('of %o are divided as %o', (numbers, places) => expect(placesOf(numbers)).toEqual(places))

  it('hold exactly these numbers, in every turn', () => {
    const all = campaigns(200, 20)
    const without = new Set(all.flatMap(({ id, hasGifts }) => (hasGifts ? [] : [id])))
    for (let turn = 0; turn < 500; turn++) {
      const first = fairOrder(all, turn).slice(0, CAMPAIGNS_PER_PAGE)
      expect(first.filter((id) => without.has(id))).toHaveLength(PLACES_WITHOUT_GIFTS_MIN)
    }
  })

  it('are filled by the others where one kind is missing', () => {
    expect(fairOrder(campaigns(5, 0), 3)).toHaveLength(5)
    expect(fairOrder(campaigns(5, 5), 3)).toHaveLength(5)
    expect(fairOrder([], 3)).toEqual([])
  })
})

it('has each campaign once, and does not depend on the order in which they are read', () => {
  const all = campaigns(75, 30)
  for (const turn of [0, 1, 17, turnOf(NOW)]) {
    const order = fairOrder(all, turn)
    expect(new Set(order).size).toBe(75)
    expect(fairOrder(all.toReversed(), turn)).toEqual(order)
  }
})

it('is the same as if each campaign got a key and all were sorted, whatever their numbers', () => {
  const number = fc.nat({ max: 60 })
  fc.assert(
    fc.property(number, number, fc.nat({ max: 500_000 }), (a, b, turn) => {
      const all = campaigns(a + b, b)
      const expected = sortedFairly(all, turn)
      expect(fairOrder(all, turn)).toEqual(expected)
      const places = fairPlaces({ withGifts: a, withoutGifts: b }, turn, { from: 12, to: 24 })
      expect(places).toEqual(fairPlaces({ withGifts: a, withoutGifts: b }, turn, { from: 0, to: a + b }).slice(12, 24))
    }),
  )
})

it('stays for an hour, and is another one after that', () => {
  const all = campaigns(200, 20)
  const at = (minutes: number) => fairOrder(all, turnOf(new Date(NOW.getTime() + minutes * 60_000)))
  expect(at(29)).toEqual(at(0))
  expect(at(60)).not.toEqual(at(0))
})

describe('200 campaigns over 30 days', () => {
  const TURNS = 30 * 24
  const start = turnOf(NOW)

  it('have the same share of the first places within 10 percent, and all come very first', () => {
    const all = campaigns(200, 50)
    const [firstPlaces, veryFirst] = countTurns(all, start, TURNS)
    const shares = [...firstPlaces.values()]
    const expected = (TURNS * CAMPAIGNS_PER_PAGE) / 200
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(expected * 0.9)
    expect(Math.max(...shares)).toBeLessThanOrEqual(expected * 1.1)
    const leads = all.map(({ id }) => veryFirst.get(id) ?? 0)
    expect(Math.min(...leads)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...leads)).toBeLessThanOrEqual(8)
    const unfairness = { first: gini(shares), veryFirst: gini(leads) }
    console.info(
      `Gini of the first places: ${unfairness.first.toFixed(3)}, of the very first: ${unfairness.veryFirst.toFixed(3)}`,
    )
    expect(unfairness.first).toBeLessThan(0.02)
  })

  it('have their share while campaigns start, end and get their first gifts', () => {
    const random = seededRandom(7)
    const randomInt = (min: number, max: number) => min + Math.floor(random() * (max - min))
    const seen = new Map<string, { hours: number; places: number }>()
    let next = 0
    const open = new Map<string, { id: string; ring: number; hasGifts: boolean; until: number; giftAt: number }>()
    const add = (turn: number) => {
      const id = `d${String(next++).padStart(4, '0')}`
      const lasts = 24 * randomInt(10, 40)
      open.set(id, {
        id,
        ring: randomInt(0, RING_SIZE),
        hasGifts: false,
        until: turn + lasts,
        giftAt: turn + randomInt(0, 96),
      })
    }
    for (let n = 0; n < 200; n++) add(start - randomInt(0, 240))
    for (let turn = start; turn < start + TURNS; turn++) {
      for (const one of open.values()) {
        if (one.until <= turn) open.delete(one.id)
        else one.hasGifts = turn >= one.giftAt
      }
      while (open.size < 200) add(turn)
      const first = new Set(fairOrder([...open.values()], turn).slice(0, CAMPAIGNS_PER_PAGE))
      for (const { id } of open.values()) {
        const { hours, places } = seen.get(id) ?? { hours: 0, places: 0 }
        seen.set(id, { hours: hours + 1, places: places + (first.has(id) ? 1 : 0) })
      }
    }
    const long = [...seen.values()].filter(({ hours }) => hours >= 10 * 24)
    expect(long.length).toBeGreaterThan(150)
    const shares = long.map(({ hours, places }) => places / hours)
    const mean = CAMPAIGNS_PER_PAGE / 200
    console.info(
      `Places per hour: ${Math.min(...shares).toFixed(3)} to ${Math.max(...shares).toFixed(3)}, Gini ${gini(shares).toFixed(3)}`,
    )
    expect(Math.min(...shares)).toBeGreaterThan(mean / 3)
    expect(gini(shares)).toBeLessThan(0.2)
  })
})

/** How often each campaign was among the first places, and at the very first. */
function countTurns(all: ReturnType<typeof campaigns>, start: number, turns: number) {
  const counts = [new Map<string, number>(), new Map<string, number>()] as const
  const add = (map: Map<string, number>, id: string) => map.set(id, (map.get(id) ?? 0) + 1)
  for (let turn = start; turn < start + turns; turn++) {
    const first = fairOrder(all, turn).slice(0, CAMPAIGNS_PER_PAGE)
    for (const id of first) add(counts[0], id)
    add(counts[1], first[0] ?? '')
  }
  return counts
}

/** Numbers from 0 to 1, the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / RING_SIZE
  }
}

/** 0: all the same; 1: one has everything. */
function gini(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const sum = sorted.reduce((total, value) => total + value, 0)
  const weighted = sorted.reduce((total, value, n) => total + (n + 1) * value, 0)
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length
}
