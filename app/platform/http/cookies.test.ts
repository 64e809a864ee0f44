import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { cookieText, readCookie } from './cookies.ts'
import {
  CART_COOKIE,
  deviceListCookie,
  LISTS_OWNER_COOKIE,
  SAVED_COOKIE,
} from '#app/platform/device-list/device-list.ts'
import { clearedFormKeyCookie, formKeyCookie, readFormKey } from './form-key-cookie.server.ts'
import { clearedSessionCookie } from '#app/platform/session/cleared-cookie.server.ts'
import { clearOwnStorage } from '#app/platform/session/own-storage.ts'
import { mirror } from '#app/platform/session/session-cookie.ts'
import { readUnpaidTokens, unpaidCookie } from '#app/features/orders/payment/unpaid-cookie.ts'

const PAGE = { token: 'a-token-of-a-page' }
const FORM_COOKIE = /^diya-form-[\da-f]{16}=/
const KEY = 'd9428888-122b-41e1-b85c-61ebb2b0fdd3'
const ORDER = 'an-order-s-token-1'

/** Name and value, then the attributes sorted, because their order has no meaning. */
function partsOf(cookie: string): string[] {
  const [pair = '', ...attributes] = cookie.split('; ')
  return [pair, ...attributes.toSorted()]
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('cookies that the server sets', () => {
  test.each([
    [true, ['Max-Age=7776000', 'Path=/', 'SameSite=Lax', 'Secure']],
    [false, ['Max-Age=7776000', 'Path=/', 'SameSite=Lax']],
  ])('the cart, over https: %s', (isSecure, attributes) => {
    const entries = [
      { id: 'khadi-scarf', quantity: 2 },
      { id: 'neem-soap', quantity: 1 },
    ]
    const cookie = deviceListCookie(CART_COOKIE, entries, { isSecure, isShared: false })
    expect(partsOf(cookie)).toEqual(['diya-cart=khadi-scarf:2.neem-soap', ...attributes])
  })

  test('on a shared phone the cart goes with the browser', () => {
    const cookie = deviceListCookie(CART_COOKIE, [{ id: 'neem-soap', quantity: 1 }], { isSecure: true, isShared: true })
    expect(partsOf(cookie)).toEqual(['diya-cart=neem-soap', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  test('an empty list is removed', () => {
    expect(partsOf(deviceListCookie(SAVED_COOKIE, [], { isSecure: true, isShared: false }))).toEqual([
      'diya-saved=',
      'Max-Age=0',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
  })

  test.each([
    [true, ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure']],
    [false, ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax']],
  ])("a form's key, over https: %s", (isSecure, attributes) => {
    const cookie = formKeyCookie(PAGE, { key: KEY, isSecure })
    const [pair = '', ...rest] = partsOf(cookie)
    expect(pair).toMatch(FORM_COOKIE)
    expect(pair).not.toContain(PAGE.token)
    expect(rest).toEqual(attributes)
    expect(readFormKey(`a=1; ${pair}`, PAGE)).toBe(KEY)
  })

  test("a form's key is removed", () => {
    const [pair = '', ...rest] = partsOf(clearedFormKeyCookie(PAGE))
    expect(pair).toMatch(/^diya-form-[\da-f]{16}=$/)
    expect(rest).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax'])
  })

  test.each([
    [true, ['HttpOnly', 'Max-Age=2400', 'Path=/', 'SameSite=Lax', 'Secure']],
    [false, ['HttpOnly', 'Max-Age=2400', 'Path=/', 'SameSite=Lax']],
  ])('orders that are being paid, over https: %s', (isSecure, attributes) => {
    const cookies = 'diya-paying=another-token-of-one'
    const cookie = unpaidCookie(ORDER, { cookies, isSecure })
    expect(partsOf(cookie)).toEqual([`diya-paying=${ORDER}.another-token-of-one`, ...attributes])
    expect(readUnpaidTokens(partsOf(cookie)[0] ?? '')).toEqual([ORDER, 'another-token-of-one'])
  })

  test.each([
    ['https://diya.example', ['__Host-diya-at=', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure']],
    ['http://localhost:3000', ['diya-at=', 'Max-Age=0', 'Path=/', 'SameSite=Lax']],
  ])('the end of a session on %s', (siteUrl, parts) => {
    expect(partsOf(clearedSessionCookie(siteUrl))).toEqual(parts)
  })
})

describe('cookies that the browser sets', () => {
  test.each([
    ['https://diya.example', ['__Host-diya-at=a.b-c_d.e', 'Max-Age=3600', 'Path=/', 'SameSite=Lax', 'Secure']],
    ['http://localhost:3000', ['diya-at=a.b-c_d.e', 'Max-Age=3600', 'Path=/', 'SameSite=Lax']],
  ])('the session on %s', (origin, parts) => {
    const page = { cookie: '' }
    vi.stubGlobal('location', new URL(origin))
    vi.stubGlobal('document', page)
    mirror({ access_token: 'a.b-c_d.e', expires_in: 3_600 })
    expect(partsOf(page.cookie)).toEqual(parts)
  })

  test('the lists go with their owner', () => {
    const written: string[] = []
    const page = {
      get cookie() {
        return `${LISTS_OWNER_COOKIE}=12345678`
      },
      set cookie(text: string) {
        written.push(text)
      },
    }
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', new URL('https://diya.example'))
    vi.stubGlobal('dispatchEvent', () => true)
    vi.stubGlobal('localStorage', {})
    clearOwnStorage()
    const attributes = ['Max-Age=0', 'Path=/']
    expect(written.map(partsOf)).toEqual([
      ['diya-cart=', ...attributes],
      ['diya-saved=', ...attributes],
      ['diya-lists=', ...attributes],
    ])
  })
})

it.each(['a;b', 'a b', 'दिया', 'a\r\nb'])('a value that is not allowed in a cookie throws: %j', (value) => {
  expect(() => cookieText('b', value, {})).toThrow(TypeError)
})

it.each(['a%3Ab', 'a:b.c', 'a=b=='])('a value is not encoded: %s', (value) => {
  expect(cookieText('b', value, {})).toBe(`b=${value}; Path=/`)
})

describe('readCookie', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2', 'b', '2'],
    ['b=a=b==', 'b', 'a=b=='],
    ['b=', 'b', undefined],
    ['ab=1', 'b', undefined],
    ['__Host-b=1', 'b', undefined],
    ['b=1; b=2', 'b', '1'],
    ['b=%3A%', 'b', '%3A%'],
    ['', 'b', undefined],
    [null, 'b', undefined],
    [undefined, 'b', undefined],
    ['a=1', 'toString', undefined],
  ])('of %j as %s: %j', (cookies, name, value) => {
    expect(readCookie(cookies, name)).toBe(value)
  })
})
