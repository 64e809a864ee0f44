import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { type Actor, type Member, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { decideFlag } from '#app/features/marketplace/trust/decide-flag.server.ts'
import { flag } from '#app/features/marketplace/trust/flag.server.ts'
import { forgetShop } from '#app/features/marketplace/sellers/forget-shop.server.ts'
import { saveProduct } from './save-product.server.ts'
import { setListing } from './set-listing.server.ts'
import { setPhotos } from './set-photos.server.ts'
import { sweepListings } from './sweep-listings.server.ts'
import { listFlags } from '#app/features/marketplace/trust/flag-queries.server.ts'
import { type ProductInput, readProduct } from './product.ts'
import { exportProducts, findOwnProduct, findOwnShop, listOwnProducts } from './own-queries.server.ts'
import { findProduct, findProductsBySlugs, listCategories } from '#app/features/marketplace/queries.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productPrices } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { marketFlags } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { CategoryRecord } from '#app/features/marketplace/views.ts'

const { db } = await testDatabase()
const START = new Date('2026-11-01T08:00:00Z')

const savitri = member('Savitri')
const lata = member('Lata')
const meena = member('Meena')
const operator = member('Olga', 'operator')

let categories: CategoryRecord[]
let now = START

const as = (actor: Actor) => contextOn(db)(actor, now)
const later = (days: number) => (now = new Date(now.getTime() + days * DAY_MS))

function input(change: Record<string, string> = {}): ProductInput {
  const form = readProduct(
    { title: 'Lime pickle', category: 'Food', price: '100', stock: '5', delivery: '40', ...change },
    { categories, now },
  )
  if (!form.ok) throw new Error(JSON.stringify(form.errors))
  return form.value
}

async function publish(change: Record<string, string> = {}): Promise<string> {
  const saved = await saveProduct(as(savitri), { slug: null, input: input(change), isPublished: true })
  if (!saved.ok) throw new Error(saved.reason)
  return saved.slug
}

const change = (slug: string, fields: Record<string, string>) =>
  saveProduct(as(savitri), { slug, input: input(fields) })
const listPrice = async (slug: string) => (await findOwnProduct(db, { actor: savitri, slug }))?.listPriceMinor
const history = async (slug: string) =>
  (await findOwnProduct(db, { actor: savitri, slug }))?.prices.map(({ priceMinor, until }) => [
    priceMinor / 100,
    until === null,
  ])

beforeAll(async () => {
  await openShop(db)
  categories = await listCategories(db)
  await db.update(sellerProfiles).set({ userId: savitri.userId }).where(eq(sellerProfiles.slug, 'savitri'))
  const [hers] = await db.select().from(sellerProfiles)
  await db
    .insert(sellerProfiles)
    .values({ slug: 'lata', displayName: 'Lata', bio: 'Cloth.', regionId: hers?.regionId ?? '', userId: lata.userId })
})

beforeEach(() => {
  now = START
})

describe('a listing', () => {
  it('begins as a draft that visitors do not see, and is one however often the form is posted', async () => {
    const formKey = randomUUID()
    const saving = { slug: null, input: input({ title: 'साड़ी, लाल' }), formKey }
    const saved = await saveProduct(as(savitri), saving)
    expect(saved).toEqual({ ok: true, slug: 'sari-lal', photosMissing: 0 })
    expect(await saveProduct(as(savitri), saving)).toEqual(saved)
    expect(await findProduct(db, 'sari-lal')).toBeNull()
    expect(await findOwnProduct(db, { actor: savitri, slug: 'sari-lal' })).toMatchObject({ state: 'draft', prices: [] })
    expect((await listOwnProducts(db, { actor: savitri })).count).toBe(1)
  })

  it('keeps its slug when the title changes; a second one with the same title gets another slug', async () => {
    const slug = await publish()
    expect(slug).toBe('lime-pickle')
    expect(await change(slug, { title: 'Lemon pickle' })).toMatchObject({ ok: true, slug: 'lime-pickle' })
    expect((await findProduct(db, slug))?.title).toBe('Lemon pickle')
    expect(await publish()).toMatch(/^lime-pickle-[0-9a-f]{6}$/)
  })

  it('cannot change its currency once published', async () => {
    const slug = await publish()
    expect(await change(slug, { currency: 'USD' })).toEqual({ ok: false, reason: 'currency-fixed' })
    expect((await findProduct(db, slug))?.currency).toBe('INR')
  })

  it('keeps units sold deducted while its form was open', async () => {
    const slug = await publish({ stock: '10' })
    const stock = async () => (await findOwnProduct(db, { actor: savitri, slug }))?.stock
    await db.update(products).set({ stock: 7 }).where(eq(products.slug, slug))
    await saveProduct(as(savitri), { slug, input: input({ stock: '10' }), stockSeen: 10 })
    expect(await stock()).toBe(7)
    await saveProduct(as(savitri), { slug, input: input({ stock: '15' }), stockSeen: 10 })
    expect(await stock()).toBe(12)
    await saveProduct(as(savitri), { slug, input: input({ stock: '3' }), stockSeen: 20 })
    expect(await stock()).toBe(0)
  })

  it('is changed by its seller only', async () => {
    const slug = await publish()
    for (const stranger of [VISITOR, meena, lata, operator]) {
      expect(await saveProduct(as(stranger), { slug, input: input() })).toEqual({ ok: false, reason: 'not-found' })
      expect(await setListing(as(stranger), { slug, isActive: false })).toEqual({ ok: false, reason: 'not-found' })
      expect(await setPhotos(as(stranger), { slug, photos: [] })).toEqual({ ok: false, reason: 'not-found' })
      expect(await findOwnProduct(db, { actor: stranger, slug })).toBeNull()
    }
    expect(await findOwnShop(db, { actor: meena })).toBeNull()
    expect(await exportProducts(db, { actor: meena })).toBeNull()
    expect((await findProduct(db, slug))?.is_active).toBe(true)
  })

  it.each([
    ['price', '-5', /as a number/],
    ['price', '0', /more than zero/],
    ['price', '1,00,00,001', /can be up to/],
    ['price', '9.999', /two digits/],
    ['price', '', /Enter a price/],
    ['stock', '-1', /quantity in stock/],
    ['stock', '1.5', /quantity in stock/],
    ['stock', '100000', /quantity in stock/],
    ['delivery', '', /0 means free/],
    ['deliveryDays', '0', /delivery time in days/],
    ['title', '  ', /name/],
    ['title', 'x'.repeat(121), /under 120/],
    ['category', 'Cars', /categories/],
    ['currency', 'EUR', /INR or USD/],
  ])('is refused with %s %s', (field, value, sentence) => {
    const fields = { title: 'x', category: 'food', price: '1', stock: '0', delivery: 'free', [field]: value }
    const form = readProduct(fields, { categories, now })
    expect(form.ok ? {} : form.errors).toEqual({ [field]: expect.stringMatching(sentence) })
  })

  it('is parsed as people type', () => {
    expect(input({ price: '₹ 1,450.50', stock: '१२', delivery: 'free', netQuantity: ' 500  g ' })).toMatchObject({
      priceMinor: 1450_50,
      stock: 12,
      deliveryMinor: 0,
      facts: { netQuantity: '500 g' },
    })
    expect(input({ price: '$12.50', currency: 'usd' })).toMatchObject({ priceMinor: 1250, currency: 'USD' })
    expect(() => input({ price: '₹12', currency: 'USD' })).toThrow(/as a number/)
  })
})

describe('a list price', () => {
  it('is the price charged for fourteen days before a reduction, and is removed when the price goes up', async () => {
    const slug = await publish({ price: '100' })
    later(20)
    await change(slug, { price: '80' })
    expect(await listPrice(slug)).toBe(100_00)
    expect(await history(slug)).toEqual([
      [80, true],
      [100, false],
    ])
    later(3)
    await change(slug, { price: '80', title: 'Lime pickle, new' })
    expect(await listPrice(slug)).toBe(100_00)
    await change(slug, { price: '90' })
    expect(await listPrice(slug)).toBeNull()
  })

  it('cannot be made by a higher price for a short time', async () => {
    const slug = await publish({ price: '80' })
    later(20)
    await change(slug, { price: '500' })
    later(10)
    await change(slug, { price: '79' })
    expect(await listPrice(slug)).toBe(80_00)
    const quick = await publish({ price: '100' })
    later(13)
    await change(quick, { price: '50' })
    expect(await listPrice(quick)).toBeNull()
  })

  it('does not count days of a pause, nor use a price that was never charged', async () => {
    const slug = await publish({ price: '100' })
    later(10)
    await setListing(as(savitri), { slug, isActive: false })
    await change(slug, { price: '900' })
    later(10)
    await change(slug, { price: '60' })
    await setListing(as(savitri), { slug, isActive: true })
    expect(await listPrice(slug)).toBeNull()
    expect(await history(slug)).toEqual([
      [60, true],
      [100, false],
    ])
  })

  it('is shown through a pause, and for sixty days at most', async () => {
    const slug = await publish({ price: '100' })
    later(15)
    await change(slug, { price: '70' })
    later(20)
    await setListing(as(savitri), { slug, isActive: false })
    await setListing(as(savitri), { slug, isActive: true })
    expect(await listPrice(slug)).toBe(100_00)
    later(39)
    await sweepListings({ db, now })
    expect(await listPrice(slug)).toBe(100_00)
    later(1)
    await sweepListings({ db, now })
    expect(await listPrice(slug)).toBeNull()
  })

  it('agrees with the price history after all these tests', async () => {
    expect(await findFailedChecks(db, now)).toEqual([])
    const open = await db.$count(productPrices, isNull(productPrices.until))
    expect(open).toBe(await db.$count(products, eq(products.isActive, true)))
  })
})

describe('photos', () => {
  async function upload(ownerId: string, kind: 'image' | 'video' = 'image'): Promise<string> {
    const path = `stories/1763712000000-${randomUUID().replaceAll('-', '').slice(0, 22)}`
    const file = (width: number, type: string) => ({ file: `${path}-${width}.webp`, type, width, height: 9, size: 9 })
    const variants = [file(360, 'image/avif'), file(360, 'image/webp'), file(720, 'image/webp')]
    const size = { width: 720, height: 9, size: 9, duration: kind === 'video' ? 1 : null }
    const [row] = await db
      .insert(media)
      .values({ ownerId, kind, ...size, path, variants, createdAt: now })
      .returning()
    return row?.id ?? ''
  }
  const findMedia = async (id: string) => (await db.select().from(media).where(eq(media.id, id)))[0]

  it('are in the given order with their texts; removed ones are discarded, foreign ones are counted', async () => {
    const slug = await publish()
    const [one, two, theirs, film] = [
      await upload(savitri.userId),
      await upload(savitri.userId),
      await upload(lata.userId),
      await upload(savitri.userId, 'video'),
    ]
    const photos = [two, theirs, one, film, two].map((id) => ({ id, alt: `alt of ${id}` }))
    expect(await setPhotos(as(savitri), { slug, photos })).toEqual({ ok: true, photosMissing: 2 })
    const own = await findOwnProduct(db, { actor: savitri, slug })
    expect(own?.photos.map(({ id, alt }) => [id, alt])).toEqual([
      [two, `alt of ${two}`],
      [one, `alt of ${one}`],
    ])
    expect(await findProduct(db, slug)).toMatchObject({
      images: [expect.stringMatching(/-720\.webp$/), expect.stringMatching(/-720\.webp$/)],
      thumbnail_url: expect.stringMatching(/-360\.webp$/),
    })
    expect((await findMedia(film))?.discardedAt).not.toBeNull()
    expect((await findMedia(theirs))?.attachedAt).toBeNull()
    await setPhotos(as(savitri), { slug, photos: [{ id: one, alt: '' }] })
    expect((await findMedia(two))?.discardedAt).not.toBeNull()
    expect((await findProduct(db, slug))?.images).toHaveLength(1)
    const other = await publish()
    expect(await setPhotos(as(savitri), { slug: other, photos: [{ id: one, alt: '' }] })).toMatchObject({
      photosMissing: 1,
    })
  })

  it('are six at most', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, () => upload(savitri.userId)))
    const photos = ids.map((id) => ({ id, alt: '' }))
    const saved = await saveProduct(as(savitri), { slug: null, input: input(), photos, isPublished: true })
    expect(saved).toMatchObject({ ok: true, photosMissing: 1 })
    expect(saved.ok && (await findProduct(db, saved.slug))?.images).toHaveLength(6)
  })
})

describe('a report', () => {
  const idOf = async (slug: string) => (await db.select().from(products).where(eq(products.slug, slug)))[0]?.id ?? ''
  const said = { reason: 'copied', words: 'This is my design.' } as const
  const waiting = async (subjectId: string) =>
    db.$count(marketFlags, and(eq(marketFlags.subjectId, subjectId), isNull(marketFlags.decision)))

  it('of a listing takes it off with a reason; the seller cannot publish it until an operator decides again', async () => {
    const slug = await publish()
    const subjectId = await idOf(slug)
    for (const who of [meena, meena, VISITOR]) {
      expect(await flag(as(who), { subject: 'product', subjectId, ...said })).toEqual({ ok: true })
    }
    expect(await waiting(subjectId)).toBe(2)
    expect(await flag(as(savitri), { subject: 'product', subjectId, ...said })).toEqual({ ok: false, reason: 'own' })
    expect((await listFlags(db, { actor: savitri })).rows).toEqual([])
    const first = (await listFlags(db, { actor: operator })).rows.find(({ byMember }) => byMember)
    expect(first).toMatchObject({ about: { title: 'Lime pickle', seller: 'Savitri', isOwn: false }, byMember: true })
    const deciding = { id: first?.id ?? '', decision: 'taken-off', note: '' } as const
    expect(await decideFlag(as(meena), deciding)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await decideFlag(as(operator), deciding)).toEqual({ ok: false, reason: 'needs-note' })
    expect(await decideFlag(as(operator), { ...deciding, note: 'It is copied.' })).toEqual({ ok: true })
    expect(await findProduct(db, slug)).toBeNull()
    expect(await waiting(subjectId)).toBe(0)
    expect(await setListing(as(savitri), { slug, isActive: true })).toEqual({ ok: false, reason: 'withdrawn' })
    expect(await findOwnProduct(db, { actor: savitri, slug })).toMatchObject({ withdrawnReason: 'It is copied.' })
    expect(await decideFlag(as(operator), { ...deciding, decision: 'kept' })).toEqual({ ok: true })
    expect(await findProduct(db, slug)).toBeNull()
    expect(await setListing(as(savitri), { slug, isActive: true })).toEqual({ ok: true })
    expect(await db.$count(auditLog, eq(auditLog.subjectId, subjectId))).toBe(2)
  })

  it('of a review hides it, and it does not count any more', async () => {
    const slug = await publish()
    const productId = await idOf(slug)
    const rows = [1, 5].map((stars) => ({ productId, stars, authorName: 'Usha', text: 'Well.', userId: meena.userId }))
    const [review] = await db.insert(productReviews).values(rows).returning()
    const subjectId = review?.id ?? ''
    expect((await findProduct(db, slug))?.rating).toEqual({ average: 3, count: 2 })
    await flag(as(lata), { subject: 'review', subjectId, ...said })
    const [one] = (await listFlags(db, { actor: operator })).rows
    await decideFlag(as(operator), { id: one?.id ?? '', decision: 'taken-off', note: 'Not a buyer.' })
    expect((await findProduct(db, slug))?.rating).toEqual({ average: 5, count: 1 })
    expect(await flag(as(meena), { subject: 'review', subjectId, ...said })).toEqual({ ok: false, reason: 'not-found' })
  })

  it('of a shop is dismissed with a note, not by an operator whose shop it is', async () => {
    const shop = await findOwnShop(db, { actor: lata })
    const subjectId = shop?.id ?? ''
    expect(await flag(as(VISITOR), { subject: 'seller', subjectId, ...said, words: 'x'.repeat(1001) })).toMatchObject({
      reason: 'invalid',
    })
    await flag(as(VISITOR), { subject: 'seller', subjectId, ...said })
    const [one] = (await listFlags(db, { actor: operator })).rows
    const id = one?.id ?? ''
    const herself: Member = { ...operator, userId: lata.userId }
    expect(await decideFlag(as(herself), { id, decision: 'kept', note: '' })).toEqual({ ok: false, reason: 'own' })
    expect(await decideFlag(as(operator), { id, decision: 'taken-off', note: 'x' })).toMatchObject({
      reason: 'not-possible',
    })
    expect(await decideFlag(as(operator), { id, decision: 'kept', note: 'Looked at it.' })).toEqual({ ok: true })
  })

  it('of a draft, of nothing, or above a visitor’s limit creates no work', async () => {
    const slug = await publish()
    const subjectId = await idOf(slug)
    for (let i = 0; i < 6; i++) await flag(as(VISITOR), { subject: 'product', subjectId, ...said })
    expect(await waiting(subjectId)).toBe(5)
    await setListing(as(savitri), { slug, isActive: false })
    for (const id of [subjectId, randomUUID(), 'x']) {
      expect(await flag(as(meena), { subject: 'product', subjectId: id, ...said })).toMatchObject({
        reason: 'not-found',
      })
    }
  })
})

it('a badge ends with its check', async () => {
  const shop = eq(sellerProfiles.slug, 'savitri')
  await db
    .update(sellerProfiles)
    .set({ isVerified: true, verifiedUntil: later(1) })
    .where(shop)
  await sweepListings({ db, now: START })
  const slug = await publish()
  const isVerified = async () => (await findProductsBySlugs(db, [slug]))[0]?.seller_profiles.is_verified
  expect(await isVerified()).toBe(true)
  await sweepListings({ db, now })
  expect(await isVerified()).toBe(false)
})

it('a seller who erases their account leaves no published listing, photo or report behind', async () => {
  await publish()
  const [product] = await db.select().from(products).where(eq(products.isActive, true)).limit(1)
  await flag(as(lata), { subject: 'product', subjectId: product?.id ?? '', reason: 'other', words: '' })
  await forgetShop(as(lata))
  expect(await db.$count(marketFlags, eq(marketFlags.byUserId, lata.userId))).toBe(0)
  await forgetShop(as(savitri))
  expect(await db.$count(products, eq(products.isActive, true))).toBe(0)
  expect(await findOwnShop(db, { actor: savitri })).toBeNull()
  expect(await findFailedChecks(db, now)).toEqual([])
})
