import { describe, expect, it } from 'vitest'
import { creditLines, divide, grossOf, splitTax, taxIn, taxOf, type TaxSplit } from './split-tax.ts'

const RATES = [0, 25, 150, 300, 500, 1200, 1800, 2800, 4000]
const ZERO: TaxSplit = { taxableMinor: 0, cgstMinor: 0, sgstMinor: 0, igstMinor: 0 }
const minus = (a: TaxSplit, b: TaxSplit): TaxSplit => ({
  taxableMinor: a.taxableMinor - b.taxableMinor,
  cgstMinor: a.cgstMinor - b.cgstMinor,
  sgstMinor: a.sgstMinor - b.sgstMinor,
  igstMinor: a.igstMinor - b.igstMinor,
})
/** Repeatable numbers from 0 to below `max`. */
function numbers(seed: number) {
  let state = seed
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % max
  }
}

describe('the tax in a price', () => {
  it('is the part that makes the price of the taxable value', () => {
    expect(splitTax(118_00, 1800, true)).toEqual({ ...ZERO, taxableMinor: 100_00, igstMinor: 18_00 })
    expect(splitTax(105_00, 500, false)).toEqual({ ...ZERO, taxableMinor: 100_00, cgstMinor: 2_50, sgstMinor: 2_50 })
    expect(splitTax(100_00, 0, false)).toEqual({ ...ZERO, taxableMinor: 100_00 })
  })

  it('gives an odd paisa to SGST', () => {
    expect(taxIn(100_00, 300)).toBe(291)
    expect(splitTax(100_00, 300, false)).toEqual({ ...ZERO, taxableMinor: 97_09, cgstMinor: 145, sgstMinor: 146 })
  })

  it('adds up to the price for every price and rate, within a State and between States', () => {
    for (const rate of RATES) {
      for (const gross of [1, 2, 3, 99, 100, 101, 999_99, 1_00_00_000_00 * 99]) {
        for (const isInterState of [true, false]) {
          const split = splitTax(gross, rate, isInterState)
          expect(grossOf(split)).toBe(gross)
          expect(taxOf(split)).toBe(taxIn(gross, rate))
          expect(split.sgstMinor - split.cgstMinor).toBeOneOf([0, 1])
          expect(Math.abs(split.taxableMinor * rate - taxOf(split) * 10_000)).toBeLessThanOrEqual(10_000 + rate)
        }
      }
    }
  })
})

it('divides the delivery in the ratio of the prices, to the paisa', () => {
  expect(divide(60_00, [100_00, 200_00])).toEqual([20_00, 40_00])
  expect(divide(10, [1, 1, 1])).toEqual([3, 3, 4])
  expect(divide(0, [5, 5])).toEqual([0, 0])
  expect(divide(5, [0, 0])).toEqual([0, 0])
})

describe('a credit note', () => {
  it('takes a returned item with its rate off the invoice, and leaves the other one', () => {
    const left = [splitTax(105_00, 500, false), splitTax(118_00, 1800, false)]
    const lines = left.map((each, i) => ({ gstBasisPoints: [500, 1800][i] ?? 0, left: each, returnedMinor: 0 }))
    const note = creditLines(105_00, [{ ...lines[0]!, returnedMinor: 105_00 }, lines[1]!])
    expect(note).toEqual([left[0], ZERO])
  })

  it('takes everything off when everything goes back, delivery too', () => {
    const left = [splitTax(120_00, 500, true), splitTax(180_00, 1800, true)]
    const lines = left.map((each) => ({ gstBasisPoints: 500, left: each, returnedMinor: 100_00 }))
    expect(creditLines(300_00, lines)).toEqual(left)
  })

  it('never takes more than is left, in whatever steps the money goes back', () => {
    const next = numbers(7)
    for (let history = 0; history < 400; history++) {
      const rates = Array.from({ length: 1 + next(4) }, () => RATES[next(RATES.length)] ?? 0)
      const isInterState = next(2) === 1
      const whole = rates.map((rate) => splitTax(1 + next(3_000), rate, isInterState))
      let left = whole
      let leftMinor = left.reduce((sum, each) => sum + grossOf(each), 0)
      while (leftMinor > 0) {
        const amount = next(5) === 0 ? leftMinor : 1 + next(leftMinor)
        const lines = left.map((each, i) => ({ gstBasisPoints: rates[i] ?? 0, left: each, returnedMinor: next(900) }))
        const note = creditLines(amount, lines)
        expect(note.reduce((sum, each) => sum + grossOf(each), 0)).toBe(amount)
        left = left.map((each, i) => minus(each, note[i] ?? ZERO))
        for (const each of left) expect(Math.min(...Object.values(each))).toBeGreaterThanOrEqual(0)
        for (const each of note) expect(Math.min(...Object.values(each))).toBeGreaterThanOrEqual(0)
        leftMinor -= amount
      }
      expect(left).toEqual(whole.map(() => ZERO))
    }
  })
})
