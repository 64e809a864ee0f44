import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { ALL_PRODUCTS, type ProductFilter } from './catalogue/product-filter.ts'
import { upsertCategories } from './catalogue/upsert-categories.server.ts'
import { findProduct, findProductsBySlugs, listCategories, listProducts } from './queries.server.ts'
import { openShop } from './shop.test-support.ts'
import { categories, products } from './tables.server.ts'

const { db } = await testDatabase()
const ALL = ALL_PRODUCTS

const slugsOf = async (query: Partial<ProductFilter> = {}) =>
  (await listProducts(db, { ...ALL, ...query })).products.map(({ slug }) => slug)

beforeAll(async () => {
  const shop = await openShop(db)
  await shop.add({ slug: 'saree', title: 'Cotton SAREE', category: 'Clothing', stars: [5, 5, 4, 5, 5] })
  await shop.add({
    slug: 'pickle',
    title: 'Mango pickle',
    description: 'Goes with a saree? 100% yes.',
    stars: [5, 4, 4],
  })
  await shop.add({ slug: 'soap', title: 'Neem_soap', description: 'École of Pondicherry', category: 'Beauty' })
  await shop.add({ slug: 'draft', title: 'Saree, not ready', isActive: false })
})

describe('a list of products', () => {
  it('is sorted newest first and never has a draft', async () => {
    expect(await slugsOf()).toEqual(['soap', 'pickle', 'saree'])
  })

  it('finds a text inside title or description, in any case', async () => {
    expect(await slugsOf({ q: 'sArE' })).toEqual(['pickle', 'saree'])
    expect(await slugsOf({ q: 'ÉCOLE' })).toEqual(['soap'])
  })

  it('finds all words of a text in title and description together, in any order', async () => {
    for (const q of ['pickle goes', 'goes pickle', 'saree, mango', 'a pickle for the saree']) {
      expect(await slugsOf({ q })).toEqual(['pickle'])
    }
    expect(await slugsOf({ q: 'pickle laptop' })).toEqual([])
    expect(await slugsOf({ q: 'mango pickle கடை' })).toEqual([])
  })

  it('finds parts of words as they stand in one of them, when no product has the words', async () => {
    expect(await slugsOf({ q: 'ango pick' })).toEqual(['pickle'])
    expect(await slugsOf({ q: 'pick ango' })).toEqual([])
    expect(await slugsOf({ q: 'ickle goe' })).toEqual([])
  })

  it('treats percent, underscore and backslash literally', async () => {
    expect(await slugsOf({ q: '%' })).toEqual(['pickle'])
    expect(await slugsOf({ q: '_' })).toEqual(['soap'])
    expect(await slugsOf({ q: '\\' })).toEqual([])
  })

  it('filters a category by its exact name', async () => {
    expect(await slugsOf({ category: 'Food' })).toEqual(['pickle'])
    expect(await slugsOf({ category: 'food' })).toEqual([])
    expect(await slugsOf({ category: 'Shoes' })).toEqual([])
    expect(await slugsOf({ q: 'saree', category: 'Clothing' })).toEqual(['saree'])
  })

  it('continues where the page before ended, without gap or repetition', async () => {
    const first = await listProducts(db, { ...ALL, limit: 2 })
    expect([first.products.length, first.next_cursor]).toEqual([2, 'pickle'])
    const second = await listProducts(db, { ...ALL, limit: 2, cursor: first.next_cursor })
    expect(second.products.map(({ slug }) => slug)).toEqual(['saree'])
    expect(second.next_cursor).toBeNull()
    expect((await listProducts(db, { ...ALL, limit: 3 })).next_cursor).toBeNull()
    expect(await slugsOf({ cursor: 'nobody' })).toEqual([])
  })

  it('orders products of the same instant', async () => {
    const shop = [...Array(5).keys()].map((i) => `twin-${i}`)
    const [sample] = await db.select().from(products).where(eq(products.slug, 'saree'))
    if (!sample) throw new Error('no sample')
    const { id: _id, search: _search, ...row } = sample
    await db.insert(products).values(shop.map((slug) => ({ ...row, slug, title: 'Twin' })))
    const seen: string[] = []
    for (let cursor: string | null = null; ;) {
      const page = await listProducts(db, { ...ALL, q: 'twin', cursor, limit: 2 })
      seen.push(...page.products.map(({ slug }) => slug))
      cursor = page.next_cursor
      if (cursor === null) break
    }
    expect(seen.toSorted()).toEqual(shop)
    await db.delete(products).where(eq(products.title, 'Twin'))
  })
})

describe('a product', () => {
  it('has its seller, region, category and rating', async () => {
    const product = await findProduct(db, 'saree')
    expect(product).toMatchObject({
      price_minor: 100_00,
      currency: 'INR',
      list_price_minor: null,
      images: [],
      free_shipping: false,
      categories: { name: 'Clothing' },
      seller_profiles: { display_name: 'Savitri', is_verified: true, regions: { name: 'Nashik', country: 'India' } },
      rating: { average: 4.8, count: 5 },
    })
  })

  it('is rated to one decimal, and null without reviews', async () => {
    expect((await findProduct(db, 'pickle'))?.rating).toEqual({ average: 4.3, count: 3 })
    expect((await findProduct(db, 'soap'))?.rating).toBeNull()
  })

  it('is not found while it is a draft, by any query', async () => {
    expect(await findProduct(db, 'draft')).toBeNull()
    expect(await findProductsBySlugs(db, ['draft', 'nobody'])).toEqual([])
    expect((await findProductsBySlugs(db, ['saree', 'draft'])).map(({ slug }) => slug)).toEqual(['saree'])
  })
})

describe('the database refuses', () => {
  const [sample] = [{ title: 'x', description: 'x', currency: 'INR', priceMinor: 100 }]
  const insert = async (given: Partial<typeof products.$inferInsert>) => {
    const [saree] = await db.select().from(products).where(eq(products.slug, 'saree'))
    const owner = { categoryId: saree?.categoryId ?? '', sellerId: saree?.sellerId ?? '' }
    return db.insert(products).values({ slug: 'wrong', ...sample, ...owner, ...given } as typeof products.$inferInsert)
  }
  it.each([
    ['a price of nothing', { priceMinor: 0 }],
    ['a list price that is not higher', { listPriceMinor: 100 }],
    ['a slug with capitals', { slug: 'Wrong' }],
    ['a slug too long to be saved', { slug: 'x'.repeat(59) }],
    ['pictures that are no list', { images: 'a.jpg' as unknown as string[] }],
    ['pictures that are no texts', { images: [7] as unknown as string[] }],
    ['a currency that is none', { currency: 'rs.' }],
  ])('%s', async (_, given) => {
    await expect(insert(given)).rejects.toThrow()
    expect(await findProductsBySlugs(db, ['wrong'])).toEqual([])
  })

  it('only that: the same row without the mistake is accepted', async () => {
    await insert({ listPriceMinor: 101, images: ['a.jpg'] })
    await db.delete(products).where(eq(products.slug, 'wrong'))
  })
})

it('the built-in categories can be written again and again, in the shop’s order', async () => {
  await upsertCategories(db)
  const names = (await listCategories(db)).map(({ name }) => name)
  expect(names).toEqual(['Clothing', 'Accessories', 'Home & Garden', 'Beauty', 'Food', 'Handmade'])
  expect(await db.$count(categories)).toBe(6)
})
