import { describe, expect, test } from 'vitest'
import { readPrices } from '#app/features/marketplace/catalogue/read-product-filter.server.ts'
import { readDeliveryPin } from '#app/features/marketplace/delivery/delivery-pin.server.ts'
import { readStock } from '#app/features/marketplace/listing/product.ts'
import { readFact } from '#app/features/marketplace/product-information/read-facts.ts'
import { findCarrier, readTrackingNumber } from '#app/features/orders/shipments/carriers.ts'
import { readPan } from '#app/features/fundraising/tax/pan.ts'
import { normalizeCode } from '#app/features/requests/schema.ts'
import { cleanCode, findCode } from '#app/features/sign-in/codes/read-code.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { cleanGstNumber } from '#app/platform/india/gst.ts'
import { cleanPin } from '#app/platform/india/pin-codes.ts'
import { parseRupees } from '#app/platform/money.ts'
import { normalizeContact, normalizePhone } from '#app/platform/text/contact.ts'
import { cleanLine } from '#app/platform/text/text.ts'

const inDevanagari = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode('०'.charCodeAt(0) + Number(digit)))

const form = declareForm({
  fields: {
    age: { as: 'number', label: '', min: 1, max: 120 },
    day: { as: 'date', label: '' },
    at: { as: 'datetime', label: '' },
    phone: { as: 'phone', label: '' },
  },
})
const TYPED = { age: '42', day: '2026-12-31', at: '2026-12-05T18:30', phone: '98765 43210' }

const delhivery = findCarrier('delhivery')

describe('whoever types Devanagari digits into a field has typed the same', () => {
  test.each<[what: string, typed: string, read: (typed: string) => unknown]>([
    ['amount', '1,250.50', parseRupees],
    ['price filter', '500', (typed) => readPrices(new URLSearchParams({ price_from: typed })).from.minor],
    ['stock', '12', readStock],
    ['PIN code', '422 001', cleanPin],
    ['PIN code of a product page', '422001', (typed) => readDeliveryPin(new URLSearchParams({ pin: typed }))],
    ['mobile number', '98765 43210', normalizePhone],
    ['contact', '+91 98765-43210', normalizeContact],
    ['one-time code', '123 456', cleanCode],
    ['pasted message with a code', 'Your code is 482913.', findCode],
    ['code of a request', 'k7qm-2xtp-9d', normalizeCode],
    ['tracking number', '1490812345678', (typed) => delhivery && readTrackingNumber(delhivery, typed)],
    ['GST number', '27AAPFU0939F1ZV', cleanGstNumber],
    ['PAN', 'ABCPE1234F', readPan],
    ['net quantity', '1.5 kg', (typed) => readFact('netQuantity', typed, null)],
    ['month of manufacture', '03-2026', (typed) => readFact('madeMonth', typed, null)],
    ['FSSAI number', '11521023000123', (typed) => readFact('fssai', typed, null)],
  ])('%s', (_what, typed, read) => {
    expect(inDevanagari(typed)).toMatch(/[०-९]/)
    expect(read(inDevanagari(typed))).toEqual(read(typed))
    expect(JSON.stringify(read(typed))).not.toMatch(/[०-९]/)
  })

  test('age, day, time and number of a declared form', () => {
    const read = parseFields(form, TYPED)
    const devanagari = parseFields(
      form,
      Object.fromEntries(Object.entries(TYPED).map(([name, typed]) => [name, inDevanagari(typed)])),
    )
    expect(read).toMatchObject({ ok: true, value: { age: 42, day: '2026-12-31', phone: '+919876543210' } })
    expect(devanagari.ok && devanagari.value).toEqual(read.ok && read.value)
  })

  test('but other digits and words are no number', () => {
    for (const age of ['১২', 'बारह', '१२ साल']) expect(parseFields(form, { ...TYPED, age }).ok, age).toBe(false)
  })
})

describe('a name in Devanagari', () => {
  test.each([
    ['zero-width space and byte order mark', 'सु\u200Bनी\uFEFFता', 'सुनीता'],
    ['signs that turn text around', '\u202Eसुनीता\u202C \u2067देवी\u2069', 'सुनीता देवी'],
    ['no-break spaces', 'सुनीता\u00A0\u2009देवी', 'सुनीता देवी'],
    ['a joiner after a Latin letter', 'Sunita\u200D', 'Sunita'],
    ['two spellings of one letter', '\u095Bोहरा', 'ज\u093Cोहरा'],
  ])('is stored without %s', (_what, typed, stored) => {
    expect(cleanLine(typed)).toBe(stored)
  })

  test('keeps the joiner that makes its half letter', () => {
    expect(cleanLine('क्\u200Dषमा')).toBe('क्\u200Dषमा')
  })
})
