import { describe, expect, test } from 'vitest'
import { CART_COOKIE, LISTS_OWNER_COOKIE, SAVED_COOKIE } from '#app/platform/device-list/device-list.ts'
import { LANGUAGE_COOKIE } from '#app/platform/language/language-cookie.ts'
import { accessTokenCookie, sharedDeviceCookie } from '#app/platform/session/session-names.ts'
import { SECOND_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { signUpByPhone } from '#test/people.ts'

// A session on a phone that is not her own ends after ten minutes without use. The server then removes what it has left
// in the browser, also where no script runs: the next person on this phone sees nothing of hers.

const t = await testApp({ AUTH_PHONE_ENABLED: 'true' })
const { siteUrl } = t.services.config
const MARK = sharedDeviceCookie(siteUrl)
const OWN = [accessTokenCookie(siteUrl), CART_COOKIE, SAVED_COOKIE, LISTS_OWNER_COOKIE, LANGUAGE_COOKIE, MARK]
const TEN_MINUTES_S = 600

let last = 9_876_510_000

/** Somebody signed in by a code, with a product in the cart. */
async function signIn(name: string, { isShared }: { isShared: boolean }) {
  const { init } = await signUpByPhone(t, name, { phone: `+91${last++}`, isShared })
  const lists = `${CART_COOKIE}=handloom-dupatta*1; ${SAVED_COOKIE}=jumka; ${LISTS_OWNER_COOKIE}=x; other=kept`
  return { headers: { Cookie: `${init.headers.Cookie}; ${lists}${isShared ? `; ${MARK}=1` : ''}` } }
}

const forwardS = (seconds: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + seconds * SECOND_MS)
}

/** The names of the cookies that a response deletes. */
const deletedBy = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((cookie) => /; *Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split('=')[0])

const open = (path: string, init: RequestInit) => t.get(path, { ...init, redirect: 'manual' })

describe('a session on a shared phone', () => {
  test('shows her account until ten minutes have passed without use, and each page gives ten more', async () => {
    const radha = await signIn('Radha', { isShared: true })
    for (const seconds of [0, TEN_MINUTES_S - 1, TEN_MINUTES_S - 1]) {
      forwardS(seconds)
      const page = await open('/account', radha)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Radha')
      expect(deletedBy(page)).toEqual([])
    }
  })

  test('then a private page leads to the sign-in and back, shows nothing of hers, and deletes her cookies alone', async () => {
    const gauri = await signIn('Gauri', { isShared: true })
    forwardS(TEN_MINUTES_S)
    const page = await open('/account', gauri)
    expect(page.headers.get('Location')).toBe('/auth?next=%2Faccount')
    expect(await page.text()).not.toContain('Gauri')
    expect(deletedBy(page).toSorted()).toEqual(OWN.toSorted())
    expect(page.headers.get('Cache-Control')).toContain('no-store')
  })

  test('a public page is that of a visitor, without her cart, and is kept in no cache', async () => {
    const hema = await signIn('Hema', { isShared: true })
    const before = await (await open('/cart', hema)).text()
    forwardS(TEN_MINUTES_S)
    const cart = await open('/cart', hema)
    const after = await cart.text()
    expect(deletedBy(cart).toSorted()).toEqual(OWN.toSorted())
    expect(after).not.toContain('Hema')
    expect(after).not.toBe(before)
    expect(after).toContain('Your cart is empty')
    const stories = await open('/stories', hema)
    expect(stories.status).toBe(200)
    expect(await stories.text()).not.toContain('Hema')
    expect(deletedBy(stories)).toHaveLength(OWN.length)
  })

  test('a form that was open is not accepted in her name', async () => {
    const ila = await signIn('Ila', { isShared: true })
    forwardS(TEN_MINUTES_S)
    const answer = await t.post('/account', { intent: 'name', displayName: 'Somebody' }, ila)
    expect(answer.headers.get('Location')).toMatch(/^\/auth\?next=/)
    expect(deletedBy(answer).toSorted()).toEqual(OWN.toSorted())
  })

  test('the pages of a new session on the same phone delete nothing', async () => {
    const first = await signIn('Jaya', { isShared: true })
    forwardS(TEN_MINUTES_S)
    expect(deletedBy(await open('/account', first))).toHaveLength(OWN.length)
    expect(deletedBy(await open('/account', await signIn('Kala', { isShared: true })))).toEqual([])
  })
})

test('on a phone of her own nothing is deleted after ten minutes', async () => {
  const lata = await signIn('Lata', { isShared: false })
  forwardS(TEN_MINUTES_S)
  const page = await open('/account', lata)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Lata')
  expect(deletedBy(page)).toEqual([])
})

test('the mark alone, of somebody who has not signed in yet, deletes nothing', async () => {
  const page = await open('/cart', { headers: { Cookie: `${MARK}=1; ${CART_COOKIE}=handloom-dupatta*1` } })
  expect(deletedBy(page)).toEqual([])
})
