import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { copy } from '#app/features/fundraising/copy.ts'
import { breakdown } from '#app/features/fundraising/schema.ts'
import {
  AMOUNT_CHIPS,
  AMOUNT_MINOR_MAX,
  AMOUNT_MINOR_MIN,
  TIP_MINOR_MAX,
} from '#app/features/fundraising/gift-amounts.ts'
import { parsePledge } from './form.ts'

const filled = {
  key: '0b6cb0c4-1df5-4b06-a3f3-7c6b8a3a8f11',
  amount: '500',
  tip: '',
  name: 'Asha Rao',
  contact: 'asha@example.org',
  place: 'Pune',
  message: 'All the best',
  citizen: 'yes',
}

function post(changes: Record<string, string | undefined> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...changes })) if (value !== undefined) form.set(name, value)
  return parsePledge(form)
}

const valueOf = (changes?: Record<string, string | undefined>) => {
  const parsed = post(changes)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.value
}
const errorsOf = (changes: Record<string, string | undefined>) => {
  const parsed = post(changes)
  return parsed.ok ? {} : parsed.errors
}

describe('a donor who fills in the form', () => {
  it('gives exactly the typed amount, and no tip unless one is typed', () => {
    expect(valueOf()).toEqual({
      key: filled.key,
      amountMinor: 500_00,
      tipMinor: 0,
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: null,
      place: 'Pune',
      message: 'All the best',
      isAnonymous: false,
      wantsUpdates: false,
      mayBeContacted: false,
      isIndianCitizen: true,
      monthlyBy: null,
    })
  })

  it('may leave out place and message, and may stay anonymous', () => {
    const value = valueOf({ place: '', message: undefined, anonymous: 'yes' })
    expect(value).toMatchObject({ place: null, message: null, isAnonymous: true })
  })

  it('agrees to updates and to be contacted only by ticking; an anonymous donor is never contacted', () => {
    const ticked = { updates: 'yes', mayContact: 'yes' }
    expect(valueOf(ticked)).toMatchObject({ wantsUpdates: true, mayBeContacted: true })
    expect(valueOf({ ...ticked, anonymous: 'yes' })).toMatchObject({ wantsUpdates: true, mayBeContacted: false })
  })

  test.each(AMOUNT_CHIPS)('may choose ₹%s instead of typing', (chip) => {
    expect(valueOf({ amount: '', chip }).amountMinor).toBe(Number(chip) * 100)
  })

  it('gives the typed amount when another one is also chosen', () => {
    expect(valueOf({ chip: '500', amount: '750' }).amountMinor).toBe(750_00)
    expect(errorsOf({ chip: '500', amount: 'many' })).toEqual({ amount: copy.amount.notAnAmount })
  })

  test.each([
    ['10', 10_00],
    ['10.01', 10_01],
    ['₹ 1,000', 1_000_00],
    ['5,00,000', 5_00_000_00],
  ])('may give %s', (amount, amountMinor) => {
    expect(valueOf({ amount }).amountMinor).toBe(amountMinor)
  })

  test.each([
    ['', copy.amount.missing],
    ['9.99', copy.amount.outOfRange],
    ['0', copy.amount.outOfRange],
    ['5,00,000.01', copy.amount.outOfRange],
    ['500001', copy.amount.outOfRange],
    ['9999999999999999', copy.amount.outOfRange],
    ['1e9', copy.amount.notAnAmount],
    ['-500', copy.amount.notAnAmount],
    ['five hundred', copy.amount.notAnAmount],
    ['NaN', copy.amount.notAnAmount],
    ['500.005', copy.amount.fraction],
  ])('reads at the field why "%s" is not an amount', (amount, message) => {
    expect(errorsOf({ amount })).toEqual({ amount: message })
  })

  test.each([
    ['-1', copy.tip.notAnAmount],
    ['ten', copy.tip.notAnAmount],
    ['0.001', copy.tip.fraction],
    ['50,000.01', copy.tip.outOfRange],
  ])('reads at the field why "%s" is not a tip', (tip, message) => {
    expect(errorsOf({ amount: '5,00,000', tip })).toEqual({ tip: message })
  })

  it('confirms a tip that is larger than the gift', () => {
    expect(errorsOf({ amount: '20', tip: '500' })).toEqual({ tip: copy.tip.greaterThanGift })
    expect(valueOf({ amount: '20', tip: '500', tipConfirmed: 'yes' })).toMatchObject({
      amountMinor: 20_00,
      tipMinor: 500_00,
    })
    expect(valueOf({ amount: '20', tip: '20' }).tipMinor).toBe(20_00)
  })

  it('sees all errors at once', () => {
    expect(
      errorsOf({ amount: 'x', tip: 'y', name: ' ', contact: 'z', place: 'p'.repeat(81), message: 'm'.repeat(501) }),
    ).toEqual({
      amount: copy.amount.notAnAmount,
      tip: copy.tip.notAnAmount,
      name: copy.name.missing,
      contact: copy.contact,
      place: copy.place,
      message: copy.message,
    })
  })

  it('confirms the tip also while another field is wrong', () => {
    expect(errorsOf({ amount: '', chip: '100', tip: '500', name: '' })).toEqual({
      tip: copy.tip.greaterThanGift,
      name: copy.name.missing,
    })
  })

  it('keeps letters of any script, and loses invisible characters only', () => {
    expect(valueOf({ name: '  प्रिया\u200d  श्रीवास्तव\u202e ' }).name).toBe('प्रिया\u200d श्रीवास्तव')
    expect(valueOf({ message: 'one\r\ntwo\u0000\n\n\n\nthree' }).message).toBe('one\ntwo\n\nthree')
    expect(valueOf({ name: 'n'.repeat(80) }).name).toHaveLength(80)
    expect(errorsOf({ name: 'n'.repeat(81) })).toEqual({ name: copy.name.tooLong })
  })

  test.each([undefined, '', 'short', 'with spaces in the middle', 'x'.repeat(65)])(
    'cannot post without a proper key (%s)',
    (key) => {
      expect(errorsOf({ key })).toEqual({ key: copy.key })
    },
  )
})

it('posts anything without an exception, and no value exceeds its limit', () => {
  const anything = fc.dictionary(
    fc.constantFrom('key', 'chip', 'amount', 'tip', 'tipConfirmed', 'name', 'contact', 'place', 'message', 'anonymous'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.float().map(String), fc.constant('yes')),
  )
  fc.assert(
    fc.property(anything, (changes) => {
      const parsed = post(changes)
      if (!parsed.ok) return
      const { amountMinor, tipMinor, name } = parsed.value
      expect(amountMinor).toBeGreaterThanOrEqual(AMOUNT_MINOR_MIN)
      expect(amountMinor).toBeLessThanOrEqual(AMOUNT_MINOR_MAX)
      expect(tipMinor).toBeLessThanOrEqual(TIP_MINOR_MAX)
      expect(name.trim()).not.toBe('')
    }),
    { numRuns: 2_000 },
  )
})

it('sees the same breakdown of the payment everywhere', () => {
  expect(breakdown({ amountMinor: 500_00, tipMinor: 20_00 })).toEqual({
    amountMinor: 500_00,
    tipMinor: 20_00,
    totalMinor: 520_00,
  })
})
