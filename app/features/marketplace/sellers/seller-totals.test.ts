import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { productReviews, products } from '#app/features/marketplace/tables.server.ts'
import { NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { findShop, listSellers } from './seller-queries.server.ts'

const { db } = await testDatabase()

beforeAll(async () => {
  const shop = await openShop(db)
  await shop.add({ slug: 'mango', stars: [5, 4, 4] })
  await shop.add({ slug: 'lime', stars: [1] })
  await shop.add({ slug: 'draft', isActive: false })
})

async function figures() {
  const {
    sellers: [listed],
  } = await listSellers(db, { q: null, region: null, isVerifiedOnly: false, now: NOW })
  const shop = await findShop(db, { slug: 'savitri', now: NOW })
  const of = (seller: typeof listed) => [seller?.productCount, seller?.reviewCount, seller?.rating]
  expect(of(shop?.seller)).toEqual(of(listed))
  return of(listed)
}

const change = (slug: string, to: Partial<typeof products.$inferInsert>) =>
  db.update(products).set(to).where(eq(products.slug, slug))

it('a shop shows how much it has for sale, and the average of all reviews of that', async () => {
  expect(await figures()).toEqual([2, 4, 3.5])
  await change('lime', { isActive: false })
  expect(await figures()).toEqual([1, 3, 4.3])
  await change('lime', { isActive: true, title: 'Lime pickle' })
  await change('draft', { isActive: true })
  expect(await figures()).toEqual([3, 4, 3.5])
  await db.update(productReviews).set({ stars: 5 }).where(eq(productReviews.stars, 4))
  expect(await figures()).toEqual([3, 4, 4])
  await db.update(productReviews).set({ hiddenAt: NOW, hiddenReason: 'spam' }).where(eq(productReviews.stars, 1))
  expect(await figures()).toEqual([3, 3, 5])
  await db.delete(productReviews)
  await db.delete(products).where(eq(products.slug, 'draft'))
  expect(await figures()).toEqual([2, 0, null])
})
