import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#app/features/api/all-routes.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { users } from '#auth/tables/users.server.ts'
import { testApp } from '#test/app.ts'
import { countRows } from '#test/count-rows.ts'
import { actorOf, bearerOf, type Person, signInAgain, signUp } from '#test/people.ts'
import { routePaths } from '#test/route-paths.ts'

const t = await testApp()
const { db } = t.database
const market = await openMarket(t.database)
t.clock.now = market.now()
const ORIGIN = { Origin: t.services.config.siteUrl }
const STREET = '7 Zqstreet'

/** With both factors; with the token of the session from before the second factor; in a session with the password only. */
let full: Person
let earlier: Person
let elsewhere: Person
let orderToken: string
let privatePicture: string

beforeAll(async () => {
  earlier = await signUp(t, 'Zqasha', { roles: ['operator'], secondStep: 'not-shown' })
  full = await signInAgain(t, earlier)
  elsewhere = await signInAgain(t, earlier, { secondStep: 'not-shown' })
  const { userId, name, email } = full
  await db.update(sellerProfiles).set({ userId }).where(eq(sellerProfiles.id, market.savitri.id))
  const actor = actorOf({ userId, name, email })
  orderToken = (await market.paid([await market.product({ seller: market.meena })], { actor, line1: STREET })).token
  await t.post('/cart', { intent: 'add', slug: (await market.product({ seller: market.meena })).slug }, full.init)
  const uploaded = await upload(full.init)
  privatePicture = ((await uploaded.json()) as UploadView).sources[0]?.src ?? ''
})

async function upload({ headers }: Person['init']): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await picture(8, 8).png().toBuffer())]), 'picture.png')
  return t.request(UPLOAD_URL, { method: 'POST', body: form, headers: { ...headers, ...ORIGIN } })
}

/** Status, redirect and page. */
async function sendRequest(path: string, init?: RequestInit) {
  const response = await t.get(path, { ...init, redirect: 'manual' })
  return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
}

const PRIVATE_PAGES = ['/account', '/account/orders', '/account/shop', '/account/shop/earnings', '/account/campaigns']
/** These pages ask for the second factor. */
const SIGN_IN = ['/auth', '/auth/reset', '/ssr/auth']
const STATIC_PATHS = [...new Set(routePaths())].filter((path) => !/[:*]/.test(path) && !SIGN_IN.includes(path))

test('with both factors every private page opens', async () => {
  for (const path of [...PRIVATE_PAGES, '/operator']) expect((await sendRequest(path, full.init)).status).toBe(200)
  expect((await sendRequest('/checkout', full.init)).html).toContain(STREET)
  expect((await sendRequest('/account/orders', full.init)).html).toContain(orderToken)
  expect((await t.get(privatePicture, full.init)).status).toBe(200)
})

/** Responses to a visitor, by path. */
const visitors = new Map<string, Awaited<ReturnType<typeof sendRequest>>>()

describe.each(['the token from before the second step', 'the password alone'])('with %s', (which) => {
  const weak = () => (which === 'the password alone' ? elsewhere : earlier)

  test('every page without parameters responds as to a visitor and shows no private data', async () => {
    expect(STATIC_PATHS.length).toBeGreaterThan(100)
    for (const path of STATIC_PATHS) {
      const visitor = visitors.get(path) ?? (await sendRequest(path))
      visitors.set(path, visitor)
      const answer = await sendRequest(path, weak().init)
      expect([path, answer.status, answer.to]).toEqual([path, visitor.status, visitor.to])
      for (const word of [full.name, full.email, STREET, orderToken]) expect(answer.html).not.toContain(word)
    }
  })

  test('no call of the API accepts the token, and no call for members accepts the cookie', async () => {
    for (const { method, path, access, handle } of ROUTES) {
      // The public catalogue ignores tokens; uploads are tested below.
      if (!handle) continue
      const url = `/api/v1${path.replace(/\{\w+\}/g, randomUUID()).replace(/\/$/, '')}`
      const body = method === 'get' ? {} : { body: '{}' }
      const call = async (headers: object) =>
        (await t.request(url, { method: method.toUpperCase(), headers: { ...headers }, ...body })).status
      expect([path, await call({ ...bearerOf(weak()), 'Content-Type': 'application/json' })]).toEqual([path, 401])
      if (access !== 'member') continue
      const cookie = { ...weak().init.headers, ...ORIGIN, 'Content-Type': 'application/json' }
      expect([path, await call(cookie)]).toEqual([path, 401])
    }
  })

  test('all writes are refused: bank account, figure, erasure, upload and name', async () => {
    const rows = await countRows(t.database)
    const account = { act: 'account', holder: 'A Thief', number: '123456789', numberAgain: '123456789' }
    const posts: [string, Record<string, string>][] = [
      ['/account/shop/earnings', { ...account, ifsc: 'HDFC0000001' }],
      ['/account/shop/settings', { displayName: 'A thief' }],
      ['/operator/figures', { act: 'save', key: 'lives', baseline: '9', sourceNote: 'A long enough note' }],
      ['/account', { word: 'erase' }],
      ['/account/requests', { code: 'AAAAAAAAAA', message: 'A message' }],
      ['/account/campaigns', { intent: 'withdraw', id: randomUUID() }],
    ]
    for (const [path, fields] of posts) {
      const { status, headers } = await t.post(path, fields, weak().init)
      expect([path, status, headers.get('Location')?.split('?')[0]]).toEqual([path, 302, '/auth'])
    }
    expect((await upload(weak().init)).status).toBe(401)
    expect((await t.get(privatePicture, weak().init)).status).toBe(404)
    const body = JSON.stringify({ data: { display_name: 'A thief' } })
    const headers = { 'Content-Type': 'application/json', ...bearerOf(weak()) }
    const named = await t.request('/auth/v1/user', { method: 'PUT', body, headers })
    expect(named.status).toBe(401)
    const [kept] = await db.select().from(users).where(eq(users.id, full.userId))
    expect(kept?.userMetadata['display_name']).toBe(full.name)
    expect(await countRows(t.database)).toEqual(rows)
  })

  test('the sign-in asks for the second factor and redirects back, without the member’s name', async () => {
    for (const path of ['/account/orders', '/account/shop', '/operator']) {
      expect((await sendRequest(path, weak().init)).to?.split('?')[0]).toBe('/auth')
      const form = await sendRequest(`/auth?next=${path}`, weak().init)
      expect([form.status, form.html.includes('autoComplete="one-time-code"')]).toEqual([200, true])
      expect(form.html).not.toMatch(new RegExp(`${full.name}|${full.email}`))
      expect(await sendRequest(`/auth?next=${path}`, full.init)).toMatchObject({ status: 302, to: path })
    }
    for (const path of ['/auth/reset', '/ssr/auth']) {
      expect(await sendRequest(path, weak().init)).toMatchObject({
        status: 302,
        to: `/auth?next=${encodeURIComponent(path)}`,
      })
    }
  })
})
