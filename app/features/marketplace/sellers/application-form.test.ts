import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readApplicationForm } from '#app/features/marketplace/apply/application.ts'

describe('the application form', () => {
  const full = {
    displayName: 'Dhaga',
    bio: 'Stitch.',
    region: randomUUID(),
    state: 'Gujarat',
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
    expect(read({ gstin: '24 abcde1234f 1z5' })).toMatchObject({
      value: { gstin: '24ABCDE1234F1Z5', homeState: 'Gujarat' },
    })
    expect(read({ state: 'abroad' })).toMatchObject({ value: { homeState: null, gstin: null } })
    const wish = { region: 'missing', regionWish: ' Khavda ' }
    expect(read(wish)).toMatchObject({
      value: { regionId: null, regionWish: 'Khavda', secret: { phone: '+919876543210' } },
    })
  })

  it.each([
    [{ displayName: ' ' }, 'displayName'],
    [{ bio: '' }, 'bio'],
    [{ region: '' }, 'region'],
    [{ region: 'missing' }, 'regionWish'],
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
