import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { users } from '#auth/tables/users.server.ts'
import { testApp } from '#test/app.ts'
import { bearerOf, type Person, signUp, signUpStaff } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const market = await openMarket(t.database)
t.clock.now = market.now()
/** Every page and file of the shop, from the route table. */
const PATHS = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'(account\/shop[^']*)', '/g)].map(
  ([, path = '']) =>
    `/${path.replace(':slug', 'mango-pickle').replace(/:\w+/, '00000000-0000-4000-8000-000000000000')}`,
)
let savitri: Person

const get = (path: string, { init }: Pick<Person, 'init'>) => t.get(path, { ...init, redirect: 'manual' })
const remember = (isLong: boolean | null) =>
  db.update(users).set({ passwordIsLong: isLong }).where(eq(users.id, savitri.userId))
const choose = async (password: string) => {
  const body = JSON.stringify({ password, current_password: 'a good long phrase' })
  const headers = { 'Content-Type': 'application/json', ...bearerOf(savitri) }
  const answer = await t.request('/auth/v1/user', { method: 'PUT', headers, body })
  return { status: answer.status, body: (await answer.json()) as { error_code?: string; msg?: string } }
}

beforeAll(async () => {
  savitri = await signUp(t, 'Savitri')
  await db.update(sellerProfiles).set({ userId: savitri.userId }).where(eq(sellerProfiles.id, market.savitri.id))
})

it('no page of the shop opens with a short password or one of unknown length; the user is sent to change it', async () => {
  expect(PATHS.length).toBeGreaterThan(10)
  for (const isLong of [false, null]) {
    await remember(isLong)
    for (const path of PATHS) {
      const { status, headers } = await get(path, savitri)
      const to = new URL(headers.get('Location') ?? '', 'http://localhost')
      expect([path, status, to.pathname]).toEqual([path, 302, '/account'])
      expect(to.searchParams.get('next')?.startsWith('/account/shop')).toBe(true)
    }
    const posted = await t.post('/account/shop/settings', { intent: 'save' }, savitri.init)
    expect(new URL(posted.headers.get('Location') ?? '', 'http://localhost').pathname).toBe('/account')
  }
})

it('the account page says why, and links back once the password is long', async () => {
  await remember(false)
  const closed = await (await get('/account?next=/account/shop/orders', savitri)).text()
  expect(closed).toContain('Your shop needs a stronger sign-in')
  expect(closed).toContain('at least 15 characters')
  await remember(true)
  const open = await (await get('/account?next=/account/shop/orders', savitri)).text()
  expect(open).not.toContain('Your shop needs a stronger sign-in')
  expect(open).toContain('href="/account/shop/orders"')
  expect((await get('/account/shop/orders', savitri)).status).toBe(200)
  expect(await (await get('/account?next=//evil.example', savitri)).text()).not.toContain('href="//evil.example')
})

it('a second factor opens the shop with any password', async () => {
  const meena = await signUp(t, 'Meena', { secondStep: 'shown' })
  await db.update(sellerProfiles).set({ userId: meena.userId }).where(eq(sellerProfiles.id, market.meena.id))
  await db.update(users).set({ passwordIsLong: false }).where(eq(users.id, meena.userId))
  expect((await get('/account/shop', meena)).status).toBe(200)
})

it('sellers and operators must choose a long password, others need not', async () => {
  expect(await choose('wick&oil')).toMatchObject({
    status: 422,
    body: { error_code: 'weak_password', msg: 'Password should be at least 15 characters.' },
  })
  const seller = savitri
  savitri = await signUp(t, 'Hansa')
  expect((await choose('wick&oil')).status).toBe(200)
  savitri = await signUp(t, 'Kavita', { roles: ['operator'] })
  expect((await choose('wick&oil')).body.error_code).toBe('weak_password')
  savitri = await signUpStaff(t, 'Lata', 'operator')
  expect((await choose('wick&oil')).status).toBe(200)
  savitri = seller
})
