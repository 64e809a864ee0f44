import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { sellerBankAccounts } from '#app/features/payouts/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { users } from '#auth/tables/users.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { confirmIdentity, type Person, signUp } from '#test/people.ts'

const PATH = '/account/shop/earnings'
const ACCOUNT = {
  act: 'account',
  holder: 'Savitri Devi',
  number: '999988887777',
  numberAgain: '999988887777',
  ifsc: 'HDFC0000001',
}

let t: TestApp
let savitri: Person

beforeAll(async () => {
  t = await testApp()
  const market = await openMarket(t.database)
  t.clock.now = market.now()
  savitri = await signUp(t, 'Savitri')
  const hers = { userId: savitri.userId, noticeEmail: savitri.email }
  await market.db.update(sellerProfiles).set(hers).where(eq(sellerProfiles.id, market.savitri.id))
})

const page = async () => (await t.get(PATH, savitri.init)).text()

it('a seller whose e-mail was changed sees until when her money waits, and cannot change her bank account', async () => {
  await confirmIdentity(t, savitri)
  expect(await page()).toContain('name="ifsc"')
  const { db } = t.database
  await db
    .update(users)
    .set({ email: 'savitri.new@example.org', updatedAt: t.clock.now })
    .where(eq(users.id, savitri.userId))
  const shown = await page()
  expect(shown).toContain('You changed your phone number or e-mail on')
  expect(shown).toContain('For your safety we send no payout before')
  expect(shown).not.toContain('name="ifsc"')
  const before = await db.select().from(sellerBankAccounts)
  const refused = await t.post(PATH, ACCOUNT, savitri.init)
  expect(refused.status).toBe(409)
  const words = await refused.text()
  expect(words).toContain('Not saved. You can change your bank account after the time below.')
  expect(words).toContain('HDFC0000001')
  expect(words).not.toContain('999988887777')
  expect(await db.select().from(sellerBankAccounts)).toEqual(before)
  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
  expect(await page()).not.toContain('You changed your phone number or e-mail on')
})
