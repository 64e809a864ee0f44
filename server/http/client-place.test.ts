import { expect, test } from 'vitest'
import { clientPlace } from './client-place.ts'

const HEADERS = { country: 'CF-IPCountry', region: 'CF-Region', city: 'CF-IPCity' }
const place = (sent: Record<string, string>, trustedProxies = 1, placeHeaders: Partial<typeof HEADERS> = HEADERS) =>
  clientPlace(new Headers(sent), { trustedProxies, placeHeaders })

test('the proxy says the place of a network in words', () => {
  expect(place({ 'CF-IPCountry': 'IN', 'CF-Region': 'Maharashtra', 'CF-IPCity': 'Pune' })).toBe(
    'Pune, Maharashtra, India',
  )
  expect(place({ 'CF-IPCountry': 'IN' })).toBe('India')
  expect(place({ 'CF-IPCountry': 'IN', 'CF-Region': 'Delhi', 'CF-IPCity': 'Delhi' })).toBe('Delhi, India')
})

test('names in UTF-8 and percent-encoded ones are read, and no line break gets into a mail', () => {
  const latin1 = Buffer.from('Orléans').toString('latin1')
  expect(place({ 'CF-IPCity': latin1, 'CF-IPCountry': 'FR' })).toBe('Orléans, France')
  expect(place({ 'CF-IPCity': 'New%20Delhi%0D%0ABcc: x' })).toBe('New DelhiBcc: x')
  expect(place({ 'CF-IPCity': '100%' })).toBe('100%')
  expect(place({ 'CF-IPCity': 'x'.repeat(500) })).toHaveLength(60)
})

test.each([[{}], [{ 'CF-IPCountry': 'XX' }], [{ 'CF-IPCountry': 'T1' }], [{ 'CF-IPCity': ' ' }]])(
  '%j says no place, and none is guessed',
  (sent) => {
    expect(place(sent as Record<string, string>)).toBeNull()
  },
)

test('without a trusted proxy, or without its headers, nobody can say where they are', () => {
  expect(place({ 'CF-IPCountry': 'IN' }, 0)).toBeNull()
  expect(place({ 'CF-IPCountry': 'IN' }, 1, {})).toBeNull()
})
