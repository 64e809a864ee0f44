import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { findProductPage } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { findProduct } from '#app/features/marketplace/queries.server.ts'
import { informationView } from '#app/features/marketplace/product-information/information-view.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { checkFssai, withdrawFssaiCheck } from './check-fssai.server.ts'
import { FOOD } from './food.test-support.ts'
import { listStatedNumbers } from './fssai-queries.server.ts'
import { fssaiChecks } from './requirement-tables.server.ts'
import { sweepIncomplete } from './sweep-incomplete.server.ts'

const { db } = await testDatabase()
const savitri = member('Savitri', 'operator')
const olga = member('Olga', 'operator')
const as = (actor: Actor) => contextOn(db)(actor)
const LICENCE = { seller: 'savitri', number: FOOD.fssai }
const CHECK = { ...LICENCE, validUntil: '2028-03-31' }
const DEMO = '21500000000001'

async function statement(now = NOW): Promise<string | undefined> {
  const page = await findProductPage(db, { slug: 'pickle', now })
  if (!page) throw new Error('no page')
  const rows = informationView({ ...page, options: [], category: 'Food', priceMinor: 1, currency: 'INR', now })
  return rows.find(({ name }) => name === 'fssai')?.note
}

beforeAll(async () => {
  const shop = await openShop(db)
  await db.update(sellerProfiles).set({ userId: savitri.userId })
  await shop.add({ slug: 'pickle', facts: FOOD })
  await shop.add({ slug: 'demo', facts: { ...FOOD, fssai: DEMO } })
})

describe('an FSSAI number', () => {
  it('is the seller’s statement at first', async () => {
    expect(await statement()).toContain('Seller’s statement')
    expect((await listStatedNumbers(db, { actor: olga })).rows.map(({ number, check }) => [number, check])).toEqual([
      [FOOD.fssai, null],
      [DEMO, null],
    ])
  })

  test.each([
    ['a visitor', VISITOR],
    ['a member', member('Meena')],
    ['an operator, of their own shop', savitri],
  ])('is not compared by %s', async (_, who) => {
    expect(await checkFssai(as(who), CHECK)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await db.$count(fssaiChecks)).toBe(0)
  })

  test.each([
    [{ validUntil: '2026-11-19' }, 'ended'],
    [{ number: DEMO }, 'demo'],
    [{ number: '11521998000999' }, 'not-found'],
    [{ seller: 'nobody' }, 'not-found'],
  ])('is not compared with %j: %s', async (change, reason) => {
    expect(await checkFssai(as(olga), { ...CHECK, ...change })).toEqual({ ok: false, reason })
  })

  it('is compared by an operator, who is named with the time, on the page and in the API', async () => {
    expect(await checkFssai(as(olga), CHECK)).toEqual({ ok: true })
    const [row] = await db.select().from(fssaiChecks)
    expect(row).toMatchObject({ checkedBy: olga.userId, checkedByName: 'Olga', checkedAt: NOW })
    expect(await statement()).toBe('Compared with the FSSAI register by our market desk on 20 November 2026')
    expect((await findProduct(db, 'pickle'))?.information).toMatchObject({
      fssai_number: FOOD.fssai,
      fssai_checked_until: '2028-03-31',
      allergens: ['no-allergens'],
      net_quantity: '300 g',
    })
    const isIt = and(eq(auditLog.verb, 'checked'), eq(auditLog.subjectId, 'savitri'))
    const [act] = await db.select().from(auditLog).where(isIt)
    expect(act?.detail).toBe(`FSSAI ${FOOD.fssai}, valid until 2028-03-31`)
  })

  it('stands beside the net quantity and the unit price of the variant that is shown', async () => {
    const page = await findProductPage(db, { slug: 'pickle', now: NOW })
    if (!page) throw new Error('no page')
    const of = { ...page, category: 'Food', priceMinor: 200_00, currency: 'INR', now: NOW }
    const shown = (options: string[]) =>
      informationView({ ...of, options }).flatMap(({ name, value }) =>
        name === 'netQuantity' || name === 'unitPrice' ? [value] : [],
      )
    expect(shown(['Hot', '500 g'])).toEqual(['500 g', '₹0.40 per g'])
    expect(shown(['Hot'])).toEqual(['300 g', '₹0.67 per g'])
  })

  it('that is changed is the seller’s statement again', async () => {
    const facts = { ...FOOD, fssai: '11521998000124' }
    await db.update(products).set({ facts }).where(eq(products.slug, 'pickle'))
    expect(await statement()).toContain('Seller’s statement')
    await db.update(products).set({ facts: FOOD }).where(eq(products.slug, 'pickle'))
    expect(await statement()).toContain('Compared')
  })

  it('whose licence has ended is the seller’s statement again', async () => {
    const after = new Date('2028-04-01T01:00:00+05:30')
    expect(await statement(after)).toContain('Seller’s statement')
    await sweepIncomplete({ db, now: after, site: SITE, sealer: plainSealer })
    expect((await findProduct(db, 'pickle'))?.information.fssai_checked_until).toBeNull()
  })

  it('loses its comparison when an operator withdraws it, with an entry in the log', async () => {
    await checkFssai(as(olga), CHECK)
    expect(await withdrawFssaiCheck(as(savitri), LICENCE)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await withdrawFssaiCheck(as(olga), LICENCE)).toEqual({ ok: true })
    expect(await withdrawFssaiCheck(as(olga), LICENCE)).toEqual({ ok: false, reason: 'not-found' })
    expect(await db.$count(auditLog, eq(auditLog.verb, 'removed'))).toBe(1)
  })
})
