import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allocate, lastSpent, replaceGift, type UnspentGift } from './allocate.ts'
import { CoinBox } from './coins.test-support.ts'

/** `GIVING_LIVES=10000` for all of them. */
const LIVES = Number(process.env['GIVING_LIVES'] ?? 500)
const STEPS_MAX = 40
const COINS_MAX = 30

describe('allocate', () => {
  it('empties the oldest gift before the next one', () => {
    const gifts = [
      { id: 'a', unspentMinor: 30 },
      { id: 'b', unspentMinor: 0 },
      { id: 'c', unspentMinor: 50 },
      { id: 'd', unspentMinor: 50 },
    ]
    expect(allocate(gifts, 60)).toEqual({
      shares: [
        { giftId: 'a', amountMinor: 30 },
        { giftId: 'c', amountMinor: 30 },
      ],
      missingMinor: 0,
    })
    expect(allocate(gifts, 140)).toMatchObject({ missingMinor: 10 })
    expect(allocate([], 5)).toEqual({ shares: [], missingMinor: 5 })
  })
})

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('give'), coins: fc.integer({ min: 1, max: COINS_MAX }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('pay'), share: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('comeBack'), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('refund'), pick: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('part'), pick: fc.nat(), back: fc.integer({ min: 1, max: COINS_MAX }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('returnAll'), pick: fc.nat() }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Row {
  trancheId: string
  giftId: string | null
  amountMinor: number
}

/** The rows that the program would write, in memory. */
class Book {
  readonly gifts: { id: string; coins: number }[] = []
  rows: Row[] = []

  sums(condition: (row: Row) => boolean): Row[] {
    const sums = new Map<string, Row>()
    for (const row of this.rows.filter(condition)) {
      const key = `${row.trancheId} ${row.giftId}`
      sums.set(key, { ...row, amountMinor: (sums.get(key)?.amountMinor ?? 0) + row.amountMinor })
    }
    return [...sums.values()].filter(({ amountMinor }) => amountMinor > 0)
  }

  unspent(): UnspentGift[] {
    return this.gifts.map(({ id, coins }) => {
      const spent = this.rows.filter(({ giftId }) => giftId === id).reduce((sum, row) => sum + row.amountMinor, 0)
      return { id, unspentMinor: coins - spent }
    })
  }

  parts = (): string[] =>
    this.sums(() => true)
      .map(({ trancheId, giftId, amountMinor }) => `${trancheId} ${giftId ?? 'nobody'} ${amountMinor}`)
      .toSorted()
}

function live(steps: readonly Step[]): void {
  const book = new Book()
  const box = new CoinBox()
  const tranches: string[] = []
  const reverse = (rows: readonly Row[]) =>
    book.rows.push(...rows.map((row) => ({ ...row, amountMinor: -row.amountMinor })))
  for (const [at, { act, ...of }] of steps.entries()) {
    if ('coins' in of) {
      book.gifts.push({ id: `g${at}`, coins: of.coins })
      box.give(`g${at}`, of.coins)
    } else if ('share' in of) {
      const amountMinor = Math.ceil((box.inBox() * of.share) / 100)
      if (amountMinor === 0) continue
      const { shares, missingMinor } = allocate(book.unspent(), amountMinor)
      expect(missingMinor).toBe(0)
      book.rows.push(...shares.map((share) => ({ ...share, trancheId: `t${at}` })))
      box.pay(`t${at}`, amountMinor)
      tranches.push(`t${at}`)
    } else if ('back' in of) {
      const gift = book.gifts[of.pick % Math.max(1, book.gifts.length)]
      if (!gift) continue
      const back = Math.min(of.back, gift.coins)
      const all = book.sums(({ giftId }) => giftId === gift.id)
      const unspent = book.unspent().find(({ id }) => id === gift.id)?.unspentMinor ?? 0
      gift.coins -= back
      const spent = lastSpent(all, back - unspent)
      const replaced = replaceGift(spent, book.unspent())
      reverse(spent)
      book.rows.push(...replaced)
      box.refundPart(
        gift.id,
        back,
        all.map(({ trancheId }) => trancheId),
      )
    } else if (act === 'returnAll') {
      for (const { id, unspentMinor } of book.unspent()) {
        const gift = book.gifts.find((each) => each.id === id)
        if (gift) gift.coins -= unspentMinor
      }
      box.empty()
    } else if (act === 'comeBack') {
      const [trancheId] = tranches.splice(of.pick % Math.max(1, tranches.length), 1)
      if (!trancheId) continue
      reverse(book.sums((row) => row.trancheId === trancheId))
      box.comeBack(trancheId)
    } else {
      const [gift] = book.gifts.splice(of.pick % Math.max(1, book.gifts.length), 1)
      if (!gift) continue
      const spent = book.sums(({ giftId }) => giftId === gift.id)
      const replaced = replaceGift(spent, book.unspent())
      reverse(spent)
      book.rows.push(...replaced)
      box.refund(
        gift.id,
        spent.map(({ trancheId }) => trancheId),
      )
    }
    expect(book.parts()).toEqual(box.parts())
    expect(book.unspent().reduce((sum, { unspentMinor }) => sum + unspentMinor, 0)).toBe(box.inBox())
  }
}

test(`in ${LIVES} lives of a campaign every rupee is where the model has it`, { timeout: 600_000 }, () => {
  fc.assert(fc.property(fc.array(step, { minLength: 5, maxLength: STEPS_MAX, size: 'max' }), live), { numRuns: LIVES })
})
