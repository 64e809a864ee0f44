import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findOwnProduct } from '#app/features/marketplace/listing/own-queries.server.ts'
import { setListing } from '#app/features/marketplace/listing/set-listing.server.ts'
import { returnStock } from '#app/features/marketplace/listing/return-stock.server.ts'
import { takeStock } from '#app/features/marketplace/listing/take-stock.server.ts'
import { findProduct } from '#app/features/marketplace/queries.server.ts'
import { openShop, type Shop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productPrices, productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { contextOn } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { saveVariants } from './save-variants.server.ts'
import type { VariantInput } from './variants-form.ts'

const { db } = await testDatabase()
const START = new Date('2026-11-01T08:00:00Z')
const savitri = member('Savitri')
let shop: Shop
let now = START

const as = (actor: Actor) => contextOn(db)(actor, now)
const row = (values: string[], priceMinor: number, stock = 5, number: number | null = null): VariantInput => ({
  number,
  values,
  priceMinor,
  stock,
  stockSeen: null,
  mediaId: null,
})
const save = (names: string[], variants: VariantInput[], actor: Actor = savitri) =>
  saveVariants(as(actor), { slug: 'pickle', names, variants })
const own = async () => {
  const product = await findOwnProduct(db, { actor: savitri, slug: 'pickle' })
  return product?.variants.map(({ number, options, priceMinor, stock }) => [
    number,
    options.join('/'),
    priceMinor,
    stock,
  ])
}
const shown = async () => {
  const product = await findProduct(db, 'pickle')
  return [product?.options, product?.price_minor, product?.list_price_minor, product?.stock]
}
const variantOf = async (number: number) => {
  const [found] = await db
    .select()
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(products.slug, 'pickle'), eq(productVariants.number, number)))
  if (!found) throw new Error(`no variant ${number}`)
  return found.product_variants
}
const expectSound = async () => expect(await findFailedChecks(db, now)).toEqual([])

beforeAll(async () => {
  shop = await openShop(db)
  await db.update(sellerProfiles).set({ userId: savitri.userId })
})
beforeEach(async () => {
  now = START
  await db.delete(products)
  await shop.add({ slug: 'pickle', title: 'Mango pickle', priceMinor: 220_00, stock: 8, publishedAt: START })
})

describe('the variants of a listing', () => {
  it('begin with the default variant; lists show the lowest price and all units', async () => {
    expect(await own()).toEqual([[1, '', 220_00, 8]])
    expect(await save(['Weight'], [row(['500 g'], 220_00, 8, 1), row(['250 g'], 120_00, 3)])).toEqual({ ok: true })
    expect(await own()).toEqual([
      [1, '500 g', 220_00, 8],
      [2, '250 g', 120_00, 3],
    ])
    expect(await shown()).toEqual([['Weight'], 120_00, null, 11])
    await expectSound()
  })

  it('are the same when the form is posted twice', async () => {
    const rows = [row(['500 g'], 220_00, 8, 1), row(['250 g'], 120_00, 3)]
    await save(['Weight'], rows)
    await save(['Weight'], rows)
    expect(await own()).toEqual([
      [1, '500 g', 220_00, 8],
      [2, '250 g', 120_00, 3],
    ])
  })

  it('can exchange their values, get another order, and become one again; numbers are never used again', async () => {
    await save(['Weight'], [row(['500 g'], 220_00, 8, 1), row(['250 g'], 120_00, 3)])
    await save(['Weight'], [row(['500 g'], 120_00, 3, 2), row(['250 g'], 220_00, 8, 1)])
    expect(await own()).toEqual([
      [2, '500 g', 120_00, 3],
      [1, '250 g', 220_00, 8],
    ])
    await save([], [row([], 99_00, 4, 2)])
    expect(await own()).toEqual([[2, '', 99_00, 4]])
    expect(await shown()).toEqual([[], 99_00, null, 4])
    await save(['Weight'], [row(['1 kg'], 400_00), row(['2 kg'], 700_00)])
    expect((await own())?.map(([number]) => number)).toEqual([2, 3])
    await expectSound()
  })

  it('have a price history and a list price each; the card shows that of the cheapest', async () => {
    await save(['Weight'], [row(['500 g'], 220_00, 8, 1), row(['250 g'], 120_00, 3)])
    now = new Date(START.getTime() + 20 * DAY_MS)
    await save(['Weight'], [row(['500 g'], 200_00, 8, 1), row(['250 g'], 120_00, 3, 2)])
    expect((await findProduct(db, 'pickle'))?.variants).toMatchObject([
      { price_minor: 200_00, list_price_minor: 220_00 },
      { price_minor: 120_00, list_price_minor: null },
    ])
    expect(await shown()).toEqual([['Weight'], 120_00, null, 11])
    await setListing(as(savitri), { slug: 'pickle', isActive: false })
    expect(await db.$count(productPrices, isNull(productPrices.until))).toBe(0)
    await setListing(as(savitri), { slug: 'pickle', isActive: true })
    expect(await db.$count(productPrices, isNull(productPrices.until))).toBe(2)
    await expectSound()
  })

  it('that are removed cannot be sold, and take back the units of an order', async () => {
    await save(['Weight'], [row(['500 g'], 220_00, 8, 1), row(['250 g'], 120_00, 3)])
    const { id: variantId, productId } = await variantOf(2)
    const line = { productId, variantId, quantity: 2 }
    expect(await db.transaction((tx) => takeStock(tx, [line]))).toEqual({ ok: true })
    expect(await shown()).toEqual([['Weight'], 120_00, null, 9])
    await save(['Weight'], [row(['500 g'], 220_00, 8, 1)])
    expect(await shown()).toEqual([['Weight'], 220_00, null, 8])
    await db.transaction((tx) => returnStock(tx, [line]))
    expect(await shown()).toEqual([['Weight'], 220_00, null, 8])
    expect(await variantOf(2)).toMatchObject({ stock: 3, removedAt: now })
    expect(await db.transaction((tx) => takeStock(tx, [line]))).toEqual({
      ok: false,
      short: [{ variantId, available: 0 }],
    })
    await expectSound()
  })

  it('keep units sold deducted while the form was open', async () => {
    await save(['Weight'], [row(['500 g'], 220_00, 8, 1), row(['250 g'], 120_00, 3)])
    const { id: variantId, productId } = await variantOf(1)
    await db.transaction((tx) => takeStock(tx, [{ productId, variantId, quantity: 2 }]))
    await save(['Weight'], [{ ...row(['500 g'], 220_00, 8, 1), stockSeen: 8 }, row(['250 g'], 120_00, 3, 2)])
    expect((await variantOf(1)).stock).toBe(6)
  })

  it('are changed by their seller only', async () => {
    for (const stranger of [VISITOR, member('Meena'), member('Olga', 'operator')])
      expect(await save([], [row([], 1_00)], stranger)).toEqual({ ok: false, reason: 'not-found' })
    expect(await own()).toEqual([[1, '', 220_00, 8]])
  })
})

describe('the database', () => {
  const refused = async (change: Promise<unknown>) => expect(change).rejects.toThrow()
  const ofPickle = async () => eq(productVariants.productId, (await variantOf(1)).productId)

  it('refuses two variants with the same values, and a product without a variant', async () => {
    await save(['Weight'], [row(['500 g'], 220_00, 8, 1), row(['250 g'], 120_00, 3)])
    await refused(
      db
        .update(productVariants)
        .set({ options: ['500 G'] })
        .where(eq(productVariants.number, 2)),
    )
    await refused(
      db
        .update(productVariants)
        .set({ removedAt: now })
        .where(await ofPickle()),
    )
    await refused(db.delete(productVariants).where(await ofPickle()))
  })

  it('passes a price or stock written on a product on to its only variant, and refuses it with options', async () => {
    await db.update(products).set({ priceMinor: 250_00, stock: 2 })
    expect(await own()).toEqual([[1, '', 250_00, 2]])
    await save(['Weight'], [row(['500 g'], 250_00, 2, 1)])
    await refused(db.update(products).set({ stock: 9 }))
    await refused(db.update(products).set({ priceMinor: 1_00 }))
    expect(await own()).toEqual([[1, '500 g', 250_00, 2]])
  })
})
