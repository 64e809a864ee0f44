import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ALL_PRODUCTS, type ProductSort } from '#app/features/marketplace/catalogue/product-filter.ts'
import { listProducts } from '#app/features/marketplace/queries.server.ts'
import { PRODUCTS_PER_PAGE_MAX } from '#app/features/marketplace/schema.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { expandSearch } from './expand-search.server.ts'
import { synonymGroups } from './synonym-tables.server.ts'

const { db } = await testDatabase()
/** One more than are few. */
const LAMPS = 401
/** Newer than the lamps, and as many as are asked first. */
const SOAPS = 1_000

beforeAll(async () => {
  const shop = await openShop(db)
  await db.insert(synonymGroups).values({ words: ['diya', 'lamp'], savedAt: new Date() })
  for (let i = 1; i < LAMPS; i++)
    await shop.add({ slug: `diya-${i}`, title: `Clay diya ${i}`, priceMinor: (LAMPS - i + 1) * 100 })
  await shop.add({ slug: 'red', title: 'Diya of red clay', priceMinor: 100 })
  await shop.add({ slug: 'soap', title: 'Neem soap', priceMinor: 50_000_00 })
  await db.execute(sql`
    INSERT INTO products (slug, title, description, price_minor, currency, is_active, category_id, seller_id, created_at)
    SELECT 'soap-' || i, title, description, price_minor, currency, true, category_id, seller_id, created_at + i * interval '1 minute'
      FROM products, generate_series(1, ${SOAPS - 1}::int) i WHERE slug = 'soap'`)
})

beforeEach(() => db.update(products).set({ isActive: true }))

const listAll = async (q: string, sort: ProductSort) => {
  const slugs: string[] = []
  for (let cursor: string | null = null; ;) {
    const page = await listProducts(db, { ...ALL_PRODUCTS, q, sort, cursor, limit: PRODUCTS_PER_PAGE_MAX })
    slugs.push(...page.products.map(({ slug }) => slug))
    cursor = page.next_cursor
    if (cursor === null) return slugs
  }
}

const lamps = Array.from({ length: LAMPS - 1 }, (_, i) => `diya-${LAMPS - 1 - i}`)
const readIds = async (q: string) => (await expandSearch(db, { q, cursor: null }))?.productIds?.length ?? null
const pause = (slug: string) => db.update(products).set({ isActive: false }).where(eq(products.slug, slug))

it('a synonym of many products finds the same as one of few, in each order, page by page', async () => {
  const all = ['red', ...lamps]
  expect(await readIds('lamp')).toBeNull()
  expect([await listAll('lamp', 'newest'), await listAll('lamp', 'price-low')]).toEqual([all, all])
  await pause('diya-7')
  expect(await readIds('lamp')).toBe(LAMPS - 1)
  const fewer = all.filter((slug) => slug !== 'diya-7')
  expect([await listAll('lamp', 'newest'), await listAll('lamp', 'price-low')]).toEqual([fewer, fewer])
})

it('of few products with several words, those with the text itself come first', async () => {
  expect(await listAll('clay diya', 'newest')).toEqual(['red', ...lamps])
  await pause('diya-7')
  const others = lamps.filter((slug) => slug !== 'diya-7')
  expect(await listAll('clay diya', 'newest')).toEqual([...others, 'red'])
  expect(await listAll('diya clay', 'newest')).toEqual(['red', ...others])
  expect(await listAll('clay lamp', 'price-low')).toEqual(['red', ...others])
  expect(await listAll('clay diya 40', 'newest')).toEqual(['diya-40'])
})

it('finds several words that nearly all products have, in any order, page by page', async () => {
  expect(await readIds('soap neem')).toBeNull()
  expect(await listAll('soap neem', 'newest')).toHaveLength(SOAPS)
  expect(await listAll('made hand', 'newest')).toHaveLength(SOAPS + LAMPS)
})

it('finds nothing by two words of which each is in many products, but both in none', async () => {
  expect(await readIds('neem clay')).toBe(0)
  expect(await listAll('neem clay', 'newest')).toEqual([])
})
