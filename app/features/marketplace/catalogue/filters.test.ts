import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { marketplaceChecks } from '#app/features/marketplace/checks.ts'
import { listProducts } from '#app/features/marketplace/queries.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { listSellerStates } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { ALL_PRODUCTS, PRODUCT_SORTS, type ProductFilter } from './product-filter.ts'
import { listSimilarProducts } from './similar-queries.server.ts'

const { db } = await testDatabase()

const slugsOf = async (query: Partial<ProductFilter>) =>
  (await listProducts(db, { ...ALL_PRODUCTS, ...query })).products.map(({ slug }) => slug)

beforeAll(async () => {
  const shop = await openShop(db)
  const [savitri] = await db.update(sellerProfiles).set({ state: 'Maharashtra' }).returning()
  if (!savitri) throw new Error('no seller')
  const { id: _id, ...row } = savitri
  const [farida] = await db
    .insert(sellerProfiles)
    .values({ ...row, slug: 'farida', displayName: 'Farida', state: 'Gujarat', isVerified: false })
    .returning()
  await shop.add({ slug: 'cheap', title: 'Cotton bag', priceMinor: 100_00, stars: [4, 5] })
  await shop.add({ slug: 'fair', title: 'Cotton saree', priceMinor: 500_00, stars: [5], category: 'Clothing' })
  await shop.add({ slug: 'dear', title: 'Silk saree', priceMinor: 9_000_00, category: 'Clothing' })
  await shop.add({ slug: 'farida-bag', title: 'Mirror bag', priceMinor: 500_00, sellerId: farida?.id, stars: [5, 5] })
  await shop.add({ slug: 'abroad', title: 'Felt bag', priceMinor: 12_00, currency: 'USD', stars: [1] })
  await shop.add({ slug: 'draft', title: 'Draft bag', priceMinor: 300_00, isActive: false })
})

describe('a list of products', () => {
  it('is limited to prices in rupees, both limits included', async () => {
    expect(await slugsOf({ priceFromMinor: 500_00 })).toEqual(['farida-bag', 'dear', 'fair'])
    expect(await slugsOf({ priceToMinor: 500_00 })).toEqual(['farida-bag', 'fair', 'cheap'])
    expect(await slugsOf({ priceFromMinor: 101_00, priceToMinor: 499_99 })).toEqual([])
  })

  it('is limited to sellers of a State, and to those that are verified', async () => {
    expect(await slugsOf({ state: 'Gujarat' })).toEqual(['farida-bag'])
    expect(await slugsOf({ state: 'Odisha' })).toEqual([])
    expect(await slugsOf({ isVerifiedOnly: true })).toEqual(['abroad', 'dear', 'fair', 'cheap'])
    expect(await slugsOf({ isVerifiedOnly: true, state: 'Gujarat' })).toEqual([])
    expect(await listSellerStates(db)).toEqual(['Gujarat', 'Maharashtra'])
  })

  it('is sorted by price: rupees first, as prices are not converted', async () => {
    expect((await slugsOf({ sort: 'price-low' })).filter((slug) => slug !== 'farida-bag')).toEqual([
      'cheap',
      'fair',
      'dear',
      'abroad',
    ])
    expect(await slugsOf({ sort: 'price-high' })).toEqual(['dear', 'farida-bag', 'fair', 'cheap', 'abroad'])
  })

  it('is sorted by rating: the average, then the number of reviews; without reviews last', async () => {
    expect(await slugsOf({ sort: 'rating' })).toEqual(['farida-bag', 'fair', 'cheap', 'abroad', 'dear'])
  })

  it('keeps filters together with search, category and order', async () => {
    const filter = { state: 'Maharashtra', isVerifiedOnly: true, priceToMinor: 9_000_00, sort: 'price-high' } as const
    expect(await slugsOf({ ...filter, q: 'saree', category: 'Clothing' })).toEqual(['dear', 'fair'])
    expect(await slugsOf({ ...filter, q: 'bag' })).toEqual(['cheap'])
  })

  it.each(PRODUCT_SORTS.flatMap((sort) => [{ sort }, { sort, priceFromMinor: 1_00 }]))(
    'is continued without gap or repetition: %j',
    async (filter) => {
      const all = await slugsOf(filter)
      for (const limit of [1, 2, 3]) {
        const seen: string[] = []
        for (let cursor: string | null = null; ;) {
          const page = await listProducts(db, { ...ALL_PRODUCTS, ...filter, cursor, limit })
          seen.push(...page.products.map(({ slug }) => slug))
          cursor = page.next_cursor
          if (cursor === null) break
        }
        expect(seen).toEqual(all)
      }
    },
  )
})

it('similar products are within the same filters', async () => {
  const similar = async (filter: Partial<ProductFilter>) =>
    (await listSimilarProducts(db, { q: 'sarre', category: null, ...filter })).map(({ slug }) => slug)
  expect(await similar({})).toEqual(['dear', 'fair'])
  expect(await similar({ priceToMinor: 600_00 })).toEqual(['fair'])
  expect(await similar({ state: 'Gujarat' })).toEqual([])
})

it('the rating of a product follows its reviews: added, hidden, shown again, removed', async () => {
  const rating = async () => {
    const [row] = await db.select().from(products).where(eq(products.slug, 'cheap'))
    return [row?.ratingAverage, row?.ratingCount]
  }
  expect(await rating()).toEqual(['4.5', 2])
  const [cheap] = await db.select({ id: products.id }).from(products).where(eq(products.slug, 'cheap'))
  const values = { productId: cheap?.id ?? '', authorName: 'Rani', text: 'Thin.', stars: 1 }
  const [review] = await db.insert(productReviews).values(values).returning()
  expect(await rating()).toEqual(['3.3', 3])
  const set = (hiddenAt: Date | null) =>
    db
      .update(productReviews)
      .set({ hiddenAt })
      .where(eq(productReviews.id, review?.id ?? ''))
  await set(new Date())
  expect(await rating()).toEqual(['4.5', 2])
  await set(null)
  expect(await rating()).toEqual(['3.3', 3])
  await db.delete(productReviews).where(eq(productReviews.productId, values.productId))
  expect(await rating()).toEqual(['0.0', 0])
})

it('the consistency checks notice a wrong rating and missing words', async () => {
  const wrong = async () => {
    const found = []
    for (const check of marketplaceChecks.filter(({ name }) => /rating|sounds/.test(name)))
      found.push((await db.execute<{ slug: string }>(sql.raw(check.sql))).rows.map(({ slug }) => slug))
    return found
  }
  expect(await wrong()).toEqual([[], []])
  await db.execute(sql`UPDATE products SET rating_count = 9, sounds = '' WHERE slug = 'fair'`)
  expect(await wrong()).toEqual([['fair'], ['fair']])
})

it('a range of prices gives the newest first, whether few products are in it or many', async () => {
  await db.execute(sql`
    INSERT INTO products (slug, title, description, price_minor, currency, is_active, category_id, seller_id, created_at)
    SELECT 'lamp-' || i, 'Lamp', 'Of clay.', 700000 + i, 'INR', true, category_id, seller_id, created_at + i * interval '1 s'
      FROM products, generate_series(1, 1600) i WHERE slug = 'cheap'`)
  const newest = async (from: number, to: number) =>
    (await slugsOf({ priceFromMinor: 700_000 + from, priceToMinor: 700_000 + to })).slice(0, 3)
  expect(await newest(1, 1600)).toEqual(['lamp-1600', 'lamp-1599', 'lamp-1598'])
  expect(await newest(1, 1500)).toEqual(['lamp-1500', 'lamp-1499', 'lamp-1498'])
  expect(await newest(7, 8)).toEqual(['lamp-8', 'lamp-7'])
})
