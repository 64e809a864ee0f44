import { describe, expect, it, test } from 'vitest'
import type { Fact } from '#app/features/marketplace/schema.ts'
import { mistakes } from './mistakes-copy.ts'
import { readNetQuantity, unitPrice } from './net-quantity.ts'
import { readFact } from './read-facts.ts'

const TODAY = '2026-11-20'
const { wrong } = mistakes

function read(fact: Fact, typed: string): string {
  const done = readFact(fact, typed, TODAY)
  if (!done.ok) return done.sentence
  // What is stored is read again without a change.
  expect(readFact(fact, done.text, TODAY)).toEqual(done)
  return done.text
}

describe('a net quantity', () => {
  test.each([
    ['500 g', '500 g'],
    ['500gm', '500 g'],
    ['  1.5  KG ', '1.5 kg'],
    ['५०० ग्राम', '500 g'],
    ['3 x 100 g', '3 × 100 g'],
    ['3×100gms.', '3 × 100 g'],
    ['1 piece', '1 piece'],
    ['6 nos', '6 pieces'],
    ['2 pairs', '2 pairs'],
    ['1,000 ml', '1000 ml'],
    ['0 g', wrong.quantity.zero],
    ['0.000 kg', wrong.quantity.zero],
    ['-5 g', wrong.quantity['no-number']],
    ['half a kilo', wrong.quantity['no-number']],
    ['500', wrong.quantity['no-unit']],
    ['2 handfuls', wrong.quantity['strange-unit']],
    ['5 🥭', wrong.quantity['strange-unit']],
    ['5 मुट्ठी', wrong.quantity['strange-unit']],
    ['1.2345 kg', wrong.quantity['too-fine']],
    ['1.5 pieces', wrong.quantity['not-whole']],
    ['99999999 g', wrong.quantity['too-large']],
  ])('typed as %j is %j', (typed, text) => expect(read('netQuantity', typed)).toBe(text))

  test.each([
    ['500 g', 220_00, { minor: 44, unit: 'g' }],
    ['3 × 100 g', 270_00, { minor: 90, unit: 'g' }],
    ['1 kg', 310_00, null],
    ['2.5 kg', 310_00, { minor: 124_00, unit: 'kg' }],
    ['1500 g', 300_00, { minor: 200_00, unit: 'kg' }],
    ['6 pieces', 120_00, { minor: 20_00, unit: 'piece' }],
    ['1 piece', 120_00, null],
  ])('of %s has its unit price by law', (typed, priceMinor, price) => {
    const quantity = readNetQuantity(typed)
    expect(quantity.ok && unitPrice(priceMinor, quantity.value)).toEqual(price)
  })
})

describe('a best-before', () => {
  test.each([
    ['9 months', '9 months'],
    ['1 month', '1 month'],
    ['2 weeks', '14 days'],
    ['2 years', '24 months'],
    ['९ महीने', '9 months'],
    ['9 months from packing', '9 months'],
    ['31-12-2026', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['1 March 2027', '2027-03-01'],
    ['March 2027', '2027-03-31'],
    ['Feb 2028', '2028-02-29'],
    ['20-11-2026', '2026-11-20'],
    ['19-11-2026', wrong.bestBefore.past],
    ['October 2026', wrong.bestBefore.past],
    ['31-12-2062', wrong.bestBefore.far],
    ['31-02-2027', wrong.bestBefore.unreadable],
    ['12-31-2027', wrong.bestBefore.unreadable],
    ['a long time', wrong.bestBefore.unreadable],
    ['0 days', wrong.bestBefore['no-time']],
    ['600 months', wrong.bestBefore['too-long']],
  ])('typed as %j is %j', (typed, text) => expect(read('bestBefore', typed)).toBe(text))
})

describe('an FSSAI number', () => {
  test.each([
    ['11521998000123', '11521998000123'],
    ['1152 1998 0001 23', '11521998000123'],
    ['११५२१९९८०००१२३', '11521998000123'],
    ['10012011000168', '10012011000168'],
    ['21500000000001', '21500000000001'],
    ['1152199800012', wrong.fssai.length(13)],
    ['115219980001234', wrong.fssai.length(15)],
    ['FSSAI 11521998000123', wrong.fssai['not-digits']],
    ['applied for', wrong.fssai['not-digits']],
    ['31521998000123', wrong.fssai.kind],
    ['19921998000123', wrong.fssai.state('99')],
    ['13821998000123', wrong.fssai.state('38')],
    ['20021998000123', wrong.fssai['central-registration']],
  ])('typed as %j is %j', (typed, text) => expect(read('fssai', typed)).toBe(text))
})

describe('texts and choices', () => {
  it('keep Hindi and emoji, and need words', () => {
    expect(read('ingredients', 'नींबू, नमक, सरसों का तेल 🍋')).toBe('नींबू, नमक, सरसों का तेल 🍋')
    expect(read('ingredients', '🍋🧂')).toBe(wrong.words('Ingredients'))
    expect(read('makerAddress', 'Nashik')).toBe(wrong.address)
    expect(read('makerAddress', 'Post Box 12, Nashik 422001')).toBe('Post Box 12, Nashik 422001')
  })

  it('that are too long are refused with their length', () => {
    expect(read('ingredients', 'a'.repeat(10_000))).toBe('Ingredients: up to 2,000 characters. You wrote 10,000.')
    expect(read('maker', 'a'.repeat(121))).toContain('up to 120 characters')
  })

  test.each([
    ['diet', 'Pure veg', 'vegetarian'],
    ['diet', 'egg', 'non-vegetarian'],
    ['diet', 'Non-Veg', 'non-vegetarian'],
    ['diet', 'organic', wrong.diet],
    ['allergens', 'None', 'no-allergens'],
    ['allergens', 'Milk; peanuts', 'milk|nuts'],
    ['allergens', 'milk|no-allergens', wrong.allergens.contradiction],
    ['allergens', 'love', wrong.allergens.unknown('love')],
    ['madeMonth', '10/2026', '2026-10'],
    ['madeMonth', 'December 2026', wrong.monthAhead],
    ['madeMonth', 'last month', wrong.month],
  ] as const)('%s typed as %j is %j', (fact, typed, text) => expect(read(fact, typed)).toBe(text))
})
