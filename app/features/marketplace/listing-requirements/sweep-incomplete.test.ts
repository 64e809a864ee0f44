import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { setListing } from '#app/features/marketplace/listing/set-listing.server.ts'
import { openShop, type Shop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { databaseBeside, testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { FOOD } from './food.test-support.ts'
import { insertFirstRequirements } from './insert-first-requirements.server.ts'
import { listingNotices, listingRequirements } from './requirement-tables.server.ts'
import { sweepIncomplete } from './sweep-incomplete.server.ts'

const database = await testDatabase()
const { db } = database
const other = await databaseBeside(database)
const savitri = member('Savitri')
const MAIL = 'savitri@example.org'
const day = (n: number) => new Date(NOW.getTime() + n * DAY_MS)
const sweep = (now: Date, on = db) => sweepIncomplete({ db: on, now, site: SITE, sealer: plainSealer })
const isOnSale = async (slug: string) =>
  (await db.$count(products, and(eq(products.slug, slug), products.isActive))) > 0
const subjects = async () => (await listMails(db, { to: MAIL })).map(({ subject }) => subject)
const complete = (slug: string) => db.update(products).set({ facts: FOOD }).where(eq(products.slug, slug))

let shop: Shop

beforeAll(async () => {
  shop = await openShop(db)
  await db.update(sellerProfiles).set({ userId: savitri.userId, noticeEmail: MAIL })
  await shop.add({ slug: 'old-pickle', title: 'Old pickle' })
  await shop.add({ slug: 'fixed-pickle', title: 'Fixed pickle', facts: { fssai: FOOD.fssai } })
  await shop.add({ slug: 'taken-off', title: 'Taken off' })
  await shop.add({ slug: 'whole-pickle', title: 'Whole pickle', facts: FOOD })
  await shop.add({ slug: 'draft', title: 'Draft', isActive: false })
})

describe('listings that were published before the law was a rule here', () => {
  it('stay as they are while there is no requirement', async () => {
    await sweep(day(-1))
    expect([await subjects(), await db.$count(listingNotices)]).toEqual([[], 0])
  })

  it('get one notice for the shop, once, also with two nodes', async () => {
    await insertFirstRequirements(db, NOW)
    await Promise.all([sweep(NOW), sweep(NOW, other.db)])
    await sweep(day(1))
    expect(await subjects()).toEqual(['Please add details to 3 listings'])
    const [mail] = await listMails(db, { to: MAIL })
    expect(mail?.text).toContain('Old pickle: Common name, Net quantity, Vegetarian or non-vegetarian')
    expect(mail?.text).toContain('until 4 December 2026')
    expect(mail?.text).not.toContain('Whole pickle')
    expect(await db.$count(listingNotices)).toBe(3)
    expect(await isOnSale('old-pickle')).toBe(true)
  })

  it('lose the notice when they are completed, or paused by their seller', async () => {
    await complete('fixed-pickle')
    await setListing(contextOn(db)(savitri, day(2)), { slug: 'taken-off', isActive: false })
    await sweep(day(2))
    expect(await db.$count(listingNotices)).toBe(1)
  })

  it('are on sale for 14 days, then paused once, with one mail', async () => {
    await sweep(new Date(day(14).getTime() - 1))
    expect(await isOnSale('old-pickle')).toBe(true)
    await Promise.all([sweep(day(14)), sweep(day(14), other.db)])
    await sweep(day(15))
    const onSale = ['old-pickle', 'fixed-pickle', 'whole-pickle'].map((slug) => isOnSale(slug))
    expect(await Promise.all(onSale)).toEqual([false, true, true])
    expect(await subjects()).toEqual(['Please add details to 3 listings', '1 listing is paused'])
    const mail = (await listMails(db, { to: MAIL })).at(-1)
    expect(mail?.text).toContain('Save and publish')
    expect(mail?.text).not.toContain('Fixed pickle')
    expect(await db.$count(listingNotices)).toBe(1)
    expect(await findFailedChecks(db, day(15))).toEqual([])
  })

  it('are published again once they are complete', async () => {
    const as = contextOn(db)(savitri, day(16))
    expect(await setListing(as, { slug: 'old-pickle', isActive: true })).toMatchObject({ reason: 'incomplete' })
    await complete('old-pickle')
    expect(await setListing(as, { slug: 'old-pickle', isActive: true })).toEqual({ ok: true })
    await sweep(day(40))
    expect([await isOnSale('old-pickle'), await db.$count(listingNotices)]).toEqual([true, 0])
    expect(await subjects()).toHaveLength(2)
  })
})

describe('later', () => {
  it('a rule of the future asks from its first day on', async () => {
    const row = { field: 'madeOf' as const, isRequired: true, source: 'A law', savedAt: NOW, categoryId: null }
    await db.insert(listingRequirements).values({ ...row, fromDay: '2027-02-01' })
    await sweep(new Date('2027-01-31T12:00:00+05:30'))
    expect(await db.$count(listingNotices)).toBe(0)
    await sweep(new Date('2027-02-01T00:10:00+05:30'))
    expect(await db.$count(listingNotices)).toBe(3)
    await db.delete(listingRequirements).where(eq(listingRequirements.fromDay, '2027-02-01'))
  })

  it('food past its best-before date is paused at once', async () => {
    const facts = { ...FOOD, bestBefore: '2027-03-10' }
    await db.update(products).set({ facts }).where(eq(products.slug, 'whole-pickle'))
    const lastDay = new Date('2027-03-10T23:00:00+05:30')
    await sweep(lastDay)
    expect(await isOnSale('whole-pickle')).toBe(true)
    const dayAfter = new Date('2027-03-11T00:10:00+05:30')
    await sweep(dayAfter)
    await sweep(dayAfter)
    expect(await isOnSale('whole-pickle')).toBe(false)
    expect((await subjects()).slice(3)).toEqual(['1 listing is paused: the best-before date has passed'])
  })

  it('a shop without an address for mails is paused all the same', async () => {
    await db.update(sellerProfiles).set({ noticeEmail: null })
    await db.update(products).set({ facts: {} }).where(eq(products.slug, 'old-pickle'))
    const start = new Date('2027-04-01T12:00:00Z')
    await sweep(start)
    await sweep(new Date(start.getTime() + 14 * DAY_MS))
    expect(await isOnSale('old-pickle')).toBe(false)
  })
})
