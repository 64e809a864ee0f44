import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { formatMoney, formatShort, parseRupees } from './money.ts'

describe('an amount in full', () => {
  test.each([
    [0, 'INR', '₹0'],
    [100, 'INR', '₹1'],
    [99_950, 'INR', '₹999.50'],
    [99_905, 'INR', '₹999.05'],
    [1_000_00, 'INR', '₹1,000'],
    [1_24_000_00, 'INR', '₹1,24,000'],
    [12_34_56_789_01, 'INR', '₹12,34,56,789.01'],
    [-500_00, 'INR', '-₹500'],
    [12_50, 'USD', '$12.50'],
    [45_00, 'USD', '$45'],
    [1_234_567_00, 'USD', '$1,234,567'],
    [10_00, 'AED', 'AED 10'],
  ])('writes %i %s as %s', (minor, currency, expected) => {
    expect(formatMoney(minor, currency)).toBe(expected)
  })

  it('is parsed back to the same paise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (amountMinor) => {
        expect(parseRupees(formatMoney(amountMinor, 'INR'))).toEqual({ ok: true, amountMinor })
      }),
    )
  })
})

describe('an amount on a card', () => {
  test.each([
    [850_00, 'INR', '₹850'],
    [999_99, 'INR', '₹999'],
    [24_000_00, 'INR', '₹24k'],
    [24_550_00, 'INR', '₹24.5k'],
    [99_999_00, 'INR', '₹99.9k'],
    [1_00_000_00, 'INR', '₹1 lakh'],
    [4_20_000_00, 'INR', '₹4.2 lakh'],
    [1_20_00_000_00, 'INR', '₹1.2 crore'],
    [12_345_00_00_000_00, 'INR', '₹12,345 crore'],
    [1_250_000_00, 'USD', '$1.2M'],
    [2_400_00, 'USD', '$2.4k'],
  ])('writes %i %s as %s', (minor, currency, expected) => {
    expect(formatShort(minor, currency)).toBe(expected)
  })
})

describe('an amount on a Hindi card', () => {
  test.each([
    [850_00, 'INR', '₹850'],
    [24_550_00, 'INR', '₹24.5 हज़ार'],
    [4_20_000_00, 'INR', '₹4.2 लाख'],
    [1_20_00_000_00, 'INR', '₹1.2 करोड़'],
    [2_400_00, 'USD', '$2.4k'],
  ])('writes %i %s as %s', (minor, currency, expected) => {
    expect(inLanguage('hi', () => formatShort(minor, currency))).toBe(expected)
  })

  it('is written in full as in English', () => {
    expect(inLanguage('hi', () => formatMoney(12_34_567_50, 'INR'))).toBe('₹12,34,567.50')
  })
})

describe('an amount that a person types', () => {
  test.each([
    ['500', 500_00],
    [' 1,000 ', 1_000_00],
    ['1,24,000', 1_24_000_00],
    ['100,000', 1_00_000_00],
    ['99.50', 99_50],
    ['99.5', 99_50],
    ['99.500', 99_50],
    ['₹ 500', 500_00],
    ['Rs. 500/-', 500_00],
    ['INR 20', 20_00],
    ['007', 7_00],
    ['rs500', 500_00],
    ['500 Rs.', 500_00],
    ['500 rupees', 500_00],
    ['Rupees 500', 500_00],
    ['500₹', 500_00],
    ['५००', 500_00],
    ['₹ ५००', 500_00],
    ['₹१,२४,०००', 1_24_000_00],
    ['५०० रुपये', 500_00],
    ['५००रुपए', 500_00],
    ['1 रुपया', 1_00],
    ['रु 500', 500_00],
    ['रु. ५००/-', 500_00],
    ['रु.५००', 500_00],
    ['रू 500', 500_00],
    ['रुपये 99.50', 99_50],
    ['500 रु.', 500_00],
    ['500/- रुपये', 500_00],
    ['₹ 500 रुपये', 500_00],
    ['0', 0],
  ])('reads "%s" as %i paise', (text, amountMinor) => {
    expect(parseRupees(text)).toEqual({ ok: true, amountMinor })
  })

  test.each([
    ['', 'empty'],
    [' ₹ ', 'empty'],
    ['रुपये', 'empty'],
    ['five', 'not-an-amount'],
    ['पाँच सौ रुपये', 'not-an-amount'],
    ['500 रुपये महीना', 'not-an-amount'],
    ['500 रुपए 50', 'not-an-amount'],
    ['$500', 'not-an-amount'],
    ['500 USD', 'not-an-amount'],
    ['-५०० रुपये', 'not-an-amount'],
    ['1e9', 'not-an-amount'],
    ['-500', 'not-an-amount'],
    ['+500', 'not-an-amount'],
    ['1,0,0', 'not-an-amount'],
    ['12 34', 'not-an-amount'],
    ['0x10', 'not-an-amount'],
    ['Infinity', 'not-an-amount'],
    ['10.', 'not-an-amount'],
    ['10.005', 'fraction-of-a-paisa'],
    ['1234567890123', 'too-large'],
  ])('refuses "%s" as %s', (text, reason) => {
    expect(parseRupees(text)).toEqual({ ok: false, reason })
  })

  it('never throws and returns only whole paise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const parsed = parseRupees(text)
        if (parsed.ok) expect(Number.isSafeInteger(parsed.amountMinor) && parsed.amountMinor >= 0).toBe(true)
      }),
    )
  })
})
