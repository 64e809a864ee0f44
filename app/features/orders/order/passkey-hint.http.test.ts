import { expect, test } from 'vitest'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { testApp } from '#test/app.ts'
import { actorOf, signUp } from '#test/people.ts'

const HINT = 'Next time, sign in with your fingerprint.'

test('after a sign-in and an order, a member is shown how to set up a passkey; later, and a guest, are not', async () => {
  const t = await testApp()
  const market = await openMarket(t.database)
  t.clock.now = market.now()
  const meera = await signUp(t, 'Meera')
  const product = await market.product()
  const order = await market.paid([product], { actor: actorOf(meera) })
  const unpaid = await market.placed([product], { actor: actorOf(meera) })
  const page = async (token: string, init?: RequestInit) => (await t.get(`/orders/${token}`, init)).text()
  expect(await page(order.token, meera.init)).toContain(HINT)
  expect(await page(unpaid.token, meera.init)).not.toContain(HINT)
  expect(await page(order.token)).not.toContain(HINT)
  t.clock.now = new Date(t.clock.now.getTime() + 16 * 60_000)
  expect(await page(order.token, meera.init)).not.toContain(HINT)
})

test('nothing is said where passkeys are off', async () => {
  const t = await testApp({ AUTH_PASSKEYS: 'false' })
  const market = await openMarket(t.database)
  t.clock.now = market.now()
  const meera = await signUp(t, 'Meera')
  const { token } = await market.paid([await market.product()], { actor: actorOf(meera) })
  expect(await (await t.get(`/orders/${token}`, meera.init)).text()).not.toContain(HINT)
})
