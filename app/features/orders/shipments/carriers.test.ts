import { describe, expect, it } from 'vitest'
import { CARRIERS, findCarrier, readTrackingNumber, trackingText, trackingUrl } from './carriers.ts'

describe('ten carriers of India', () => {
  it.each([
    ['india-post', 'ex 123 456 789 in', 'EX123456789IN', ['EX12345678IN', '123456789', 'EX123456789US']],
    ['delhivery', '1490-8123-45678', '1490812345678', ['149081234', 'AB1490812345']],
    ['blue-dart', '12345678901', '12345678901', ['1234567', 'B12345678']],
    ['dtdc', 'd12345678', 'D12345678', ['1234567', 'ABC12345678']],
    ['ekart', 'fmpp0123456789', 'FMPP0123456789', ['FMPP01234', '0123456789']],
    ['xpressbees', '14123456789012', '14123456789012', ['141234567', 'X4123456789012']],
    ['ecom-express', '123456789', '123456789', ['12345678', '1234567890123456']],
    ['shadowfax', 'SF123456789ABC', 'SF123456789ABC', ['SFABCDEFGH', 'SF12']],
    ['professional', 'maa123456789', 'MAA123456789', ['M123456789', '123456789']],
    ['gati', '123456789', '123456789', ['1234567', 'A23456789']],
  ])('%s: %s is its number %s', (key, typed, number, wrong) => {
    const carrier = findCarrier(key)
    if (!carrier) throw new Error(key)
    expect(readTrackingNumber(carrier, typed)).toBe(number)
    for (const each of ['', ...wrong]) expect(readTrackingNumber(carrier, each), each).toBeNull()
    const tracked = { carrier: key, tracking: number }
    expect(trackingText(tracked)).toBe(`${carrier.name} ${number}`)
    const url = new URL(trackingUrl(tracked) ?? '')
    expect(url.protocol).toBe('https:')
    expect(carrier.page.includes('{number}')).toBe(url.href.includes(number))
  })

  it('are ten; a free text of yesterday stays as it is, with its link', () => {
    expect(Object.keys(CARRIERS)).toHaveLength(10)
    expect([findCarrier('none'), findCarrier(null), findCarrier('toString')]).toEqual([null, null, null])
    const free = { carrier: null, tracking: 'Local bus, see https://bus.example/7' }
    expect([trackingText(free), trackingUrl(free)]).toEqual([free.tracking, 'https://bus.example/7'])
    expect([trackingText({ carrier: null, tracking: null }), trackingUrl({ carrier: null, tracking: null })]).toEqual([
      null,
      null,
    ])
  })
})
