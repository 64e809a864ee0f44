import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readApplicationForm } from '#app/features/marketplace/apply/application.ts'

describe('the application form', () => {
  const full = {
    displayName: 'Dhaga',
    bio: 'Stitch.',
    region: randomUUID(),
    state: 'Gujarat',
    district: 'Kutch',
    town: 'Bhuj',
    legalName: 'Hansa Rabari',
    address: 'Bhuj',
    phone: '98765 43210',
    undertaking: 'yes',
  }
  const read = (change: object = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...full, ...change })) form.set(name, String(value))
    return readApplicationForm(form)
  }
  const wrongIn = (change: object) => {
    const form = read(change)
    return form.ok ? [] : Object.keys(form.errors)
  }

  it('accepts a GST number with spaces, a State or none abroad, and a missing region by its name', () => {
    expect(read({ gstin: '24 abcde1234f 1z6' })).toMatchObject({
      value: { gstin: '24ABCDE1234F1Z6', homeState: 'Gujarat' },
    })
    expect(read({ state: 'abroad' })).toMatchObject({ value: { homeState: null, gstin: null } })
    const wish = { region: 'missing', regionWish: ' Kathmandu ', state: 'abroad' }
    expect(read(wish)).toMatchObject({
      value: { regionId: null, regionWish: 'Kathmandu', district: null, secret: { phone: '+919876543210' } },
    })
  })

  it('accepts a region that is not in the list with a district, also in another spelling, or a town alone', () => {
    const place = (change: object) => {
      const form = read({ region: 'missing', ...change })
      return form.ok ? [form.value.regionWish, form.value.district, form.value.town] : form.errors
    }
    expect(place({ regionWish: 'Khavda' })).toEqual([null, 'Kutch', 'Bhuj'])
    expect(place({ district: 'kachchh district', town: '' })).toEqual([null, 'Kutch', null])
    expect(place({ district: '', town: 'Surat' })).toEqual([null, 'Surat', 'Surat'])
    expect(place({ district: 'other', town: 'Khavda' })).toEqual([null, null, 'Khavda'])
  })

  it.each([
    [{ displayName: ' ' }, 'displayName'],
    [{ bio: '' }, 'bio'],
    [{ region: '' }, 'region'],
    [{ region: 'missing', state: 'abroad' }, 'regionWish'],
    [{ district: '', town: '' }, 'district'],
    [{ district: 'Pune' }, 'district'],
    [{ district: 'other', town: '' }, 'town'],
    [{ state: '' }, 'state'],
    [{ state: 'Atlantis' }, 'state'],
    [{ legalName: '' }, 'legalName'],
    [{ address: '' }, 'address'],
    [{ phone: '12345' }, 'phone'],
    [{ gstin: '24ABC' }, 'gstin'],
    [{ undertaking: '' }, 'undertaking'],
    [{ bio: 'x'.repeat(1_001) }, 'bio'],
  ])('names what is wrong: %o', (change, field) => {
    expect(wrongIn(change)).toEqual([field])
  })
})
