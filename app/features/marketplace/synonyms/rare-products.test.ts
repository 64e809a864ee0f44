import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { ALL_PRODUCTS, type ProductSort } from '#app/features/marketplace/catalogue/product-filter.ts'
import { listProducts } from '#app/features/marketplace/queries.server.ts'
import { PRODUCTS_PER_PAGE_MAX } from '#app/features/marketplace/schema.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { productWords } from '#app/features/marketplace/catalogue/search-tables.server.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { expandSearch } from './expand-search.server.ts'
import { synonymGroups } from './synonym-tables.server.ts'

const { db } = await testDatabase()
const LAMPS = 401

beforeAll(async () => {
  const shop = await openShop(db)
  await db.insert(synonymGroups).values({ words: ['diya', 'lamp'], savedAt: new Date() })
  for (let i = 1; i <= LAMPS; i++)
    await shop.add({ slug: `diya-${i}`, title: `Clay diya ${i}`, priceMinor: (LAMPS - i + 1) * 100 })
  await shop.add({ slug: 'soap', title: 'Neem soap' })
})

const listAll = async (sort: ProductSort) => {
  const slugs: string[] = []
  for (let cursor: string | null = null; ;) {
    const page = await listProducts(db, { ...ALL_PRODUCTS, q: 'lamp', sort, cursor, limit: PRODUCTS_PER_PAGE_MAX })
    slugs.push(...page.products.map(({ slug }) => slug))
    cursor = page.next_cursor
    if (cursor === null) return slugs
  }
}

const lamps = Array.from({ length: LAMPS }, (_, i) => `diya-${LAMPS - i}`)
const readIds = async () => (await expandSearch(db, { q: 'lamp', cursor: null }))?.productIds?.length ?? null

it('a synonym of many products finds the same as one of few, in each order, page by page', async () => {
  expect(await readIds()).toBeNull()
  expect([await listAll('newest'), await listAll('price-low')]).toEqual([lamps, lamps])
  await db.update(products).set({ isActive: false }).where(eq(products.slug, 'diya-7'))
  expect(await readIds()).toBe(LAMPS - 1)
  const fewer = lamps.filter((slug) => slug !== 'diya-7')
  expect([await listAll('newest'), await listAll('price-low')]).toEqual([fewer, fewer])
})

it('products are not cut off when a word is in many of them, but far from the beginning', async () => {
  await db.update(products).set({ isActive: true }).where(eq(products.slug, 'diya-7'))
  await db.delete(productWords)
  expect(await readIds()).toBeNull()
  expect(await listAll('newest')).toEqual(lamps)
})
