import { describe, expect, it } from 'vitest'
import { ALL_PRODUCTS } from './product-filter.ts'
import { readPrices, readProductFilter } from './read-product-filter.server.ts'

const filter = (query: string) => readProductFilter(new URLSearchParams(query))

describe('the filter in a URL', () => {
  it('is empty without parameters', () => {
    expect(filter('')).toEqual(ALL_PRODUCTS)
    expect(filter('q=+++&category=&cursor=')).toEqual(ALL_PRODUCTS)
  })

  it('is trimmed, on one line, and without control characters', () => {
    expect(filter('q=%20red%0A%00saree%20').q).toBe('red saree')
  })

  it('is cut at a hundred characters', () => {
    expect(filter(`q=${'x'.repeat(101)}`).q).toBe('x'.repeat(100))
    expect(filter(`category=${'x'.repeat(61)}`).category).toBe('x'.repeat(60))
  })

  it('has no category for the word all', () => {
    expect(filter('category=all').category).toBeNull()
    expect(filter('category=Home+%26+Garden').category).toBe('Home & Garden')
  })

  it('has no cursor when it is invalid', () => {
    expect(filter('cursor=mango-pickle').cursor).toBe('mango-pickle')
    for (const wrong of ['A', 'a b', "x'--", 'x'.repeat(59)]) {
      expect(filter(new URLSearchParams({ cursor: wrong }).toString()).cursor).toBeNull()
    }
  })
})

describe('the prices in a URL', () => {
  const prices = (query: string) => readPrices(new URLSearchParams(query))

  it('are rupees as people type them, in either digits', () => {
    for (const typed of ['500', '₹ 500', 'Rs. 500/-', '५००', '500.00'])
      expect(filter(new URLSearchParams({ price_from: typed }).toString()).priceFromMinor).toBe(500_00)
    expect(filter('price_from=0&price_to=1,00,000')).toMatchObject({ priceFromMinor: 0, priceToMinor: 1_00_000_00 })
  })

  it.each([
    ['abc', 'not-a-price'],
    ['-5', 'not-a-price'],
    ['9.999', 'not-a-price'],
    ['99999999999', 'too-high'],
    ['9'.repeat(30), 'too-high'],
  ])('%s is not used, and this is known', (typed, fault) => {
    const query = `price_to=${typed}`
    expect(prices(query).to).toMatchObject({ minor: null, fault })
    expect(filter(query)).toEqual(ALL_PRODUCTS)
  })

  it('are both not used when the lowest is above the highest', () => {
    expect(prices('price_from=500&price_to=100').to).toEqual({ typed: '100', minor: null, fault: 'turned' })
    expect(filter('price_from=500&price_to=100')).toEqual(ALL_PRODUCTS)
    expect(prices('price_from=100&price_to=100').to.fault).toBeNull()
  })
})

it('an unknown State, order or mark is ignored', () => {
  expect(filter('state=Atlantis&sort=cheapest&verified=perhaps')).toEqual(ALL_PRODUCTS)
  expect(filter('state=Odisha&sort=rating&verified=1')).toEqual({
    ...ALL_PRODUCTS,
    state: 'Odisha',
    sort: 'rating',
    isVerifiedOnly: true,
  })
})
