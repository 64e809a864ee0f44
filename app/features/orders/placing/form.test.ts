import { describe, expect, it } from 'vitest'
import { parseForm } from '#app/platform/form/parse-form.ts'
import { placeOfPin } from '#app/platform/india/places.server.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { asksToConfirmPin, checkoutForm, districtOf } from './form.ts'

const FILLED = {
  key: '6f1c2a8e-3a5b-4c6d-8e7f-9a0b1c2d3e4f',
  currency: 'INR',
  things: 'saree:2.soap',
  agreed: '124000',
  name: ' Asha  Rao ',
  phone: '98765 43210',
  email: '',
  line1: '12 Lakshmi Road',
  line2: '',
  city: 'Pune',
  region: 'Maharashtra',
  pin: '411 030',
}

function parse(changes: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...FILLED, ...changes })) form.set(name, value)
  // An unchecked radio group sends no field.
  if (form.get('region') === 'none') form.delete('region')
  return parseForm(checkoutForm, form)
}
const errorsOf = (changes: Record<string, string>) => {
  const parsed = parse(changes)
  return parsed.ok ? {} : parsed.errors
}

describe('an address in India', () => {
  it('is parsed as people write it, also with Devanagari digits', () => {
    const parsed = parse({ phone: '०९८७६५ ४३२१०', pin: '४११०३०' })
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        things: [
          { slug: 'saree', quantity: 2 },
          { slug: 'soap', quantity: 1 },
        ],
        agreed: 124_000,
        name: 'Asha Rao',
        phone: '+919876543210',
        email: null,
        pin: '411030',
      },
    })
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a foreign number', { phone: '+1 202 555 0123' }, 'phone'],
    ['a landline', { phone: '020 2553 1234' }, 'phone'],
    ['half an e-mail address', { email: 'asha@' }, 'email'],
    ['no street', { line1: '' }, 'line1'],
    ['no town', { city: '' }, 'city'],
    ['no State', { region: 'none' }, 'region'],
    ['no PIN code', { pin: '' }, 'pin'],
    ['five digits', { pin: '41103' }, 'pin'],
    ['a PIN code that begins with 0', { pin: '011030' }, 'pin'],
    ['an order of nothing', { things: '' }, 'things'],
    ['a negative total', { agreed: '-5' }, 'agreed'],
    ['a currency that nobody sells in', { currency: 'EUR' }, 'currency'],
  ])('%s is said at its field and at no other', (_, changes, field) => {
    const errors = errorsOf(changes)
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).not.toMatch(/^Invalid/)
  })

  it('is asked again when the PIN code does not match the State, and accepted when confirmed', () => {
    const { pin } = errorsOf({ pin: '110001' })
    expect(pin).toBe('This PIN code is in Delhi. Correct it, or choose another State.')
    expect(asksToConfirmPin(pin)).toBe(true)
    expect(asksToConfirmPin(errorsOf({ pin: '12' })['pin'])).toBe(false)
    expect(parse({ pin: '110001', pinConfirmed: 'yes' }).ok).toBe(true)
    expect(errorsOf({ pin: '350001' })['pin']).toContain('a PIN code that starts like this')
  })

  it('has the only district of its PIN code, or asks when there are several', () => {
    const districtIn = (changes: Record<string, string>) => {
      const parsed = parse(changes)
      return parsed.ok ? districtOf(parsed.value) : parsed.errors
    }
    expect(districtIn({})).toBe('Pune')
    const several = { region: 'Karnataka', pin: '560100' }
    const choose = { district: 'This PIN code is used in several districts. Choose yours.' }
    expect(districtIn({ region: 'Karnataka', pin: '560067' })).toEqual(choose)
    expect(districtIn({ ...several, district: 'bangalore urban' })).toBe('Bengaluru Urban')
    // Not in the list: the town is enough. Of another State: as if nothing was chosen.
    expect(districtIn({ district: 'other' })).toBeNull()
    expect(districtIn({ district: 'Jaipur' })).toBe('Pune')
    // Nobody knows the code's district: it is not asked for.
    expect(districtIn({ pin: '110001', pinConfirmed: 'yes' })).toBeNull()
  })
})

describe('the postal circles', () => {
  it.each([
    ['110001', 'Delhi'],
    ['403001', 'Goa'],
    ['500001', 'Telangana'],
    ['605001', 'Puducherry'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['194101', 'Ladakh'],
    ['682555', 'Lakshadweep'],
    ['248001', 'Uttarakhand'],
    ['834001', 'Jharkhand'],
    ['396230', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['160017', 'Chandigarh'],
    ['795001', 'Manipur'],
  ])('%s is in %s', (pin, state) => {
    expect(placeOfPin(pin, state)).toEqual({ fits: true })
  })

  it('cover every State and Union Territory, and let army post offices match any', () => {
    const pins = Array.from({ length: 90 }, (_, i) => `${i + 10}0001`)
    for (const state of INDIAN_STATES)
      expect(
        pins.some((pin) => placeOfPin(pin, state).fits),
        state,
      ).toBe(true)
    expect(placeOfPin('900099', 'Kerala')).toEqual({ fits: true })
    expect(placeOfPin('682001', 'Delhi')).toEqual({ fits: false, states: ['Kerala'] })
  })
})
