import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#test/app.ts'
import { createMarketplaceApi } from './http.server.ts'
import { openShop } from './shop.test-support.ts'

const t = await testApp()
const json = async (path: string) => {
  const response = await t.get(`/api/v1${path}`)
  return { status: response.status, body: await response.json() }
}

const INFORMATION = [
  'common_name',
  'net_quantity',
  'diet',
  'ingredients',
  'allergens',
  'best_before',
  'fssai_number',
  'fssai_checked_until',
  'made_of',
  'maker',
  'maker_address',
  'country_of_origin',
  'month_of_manufacture',
]

beforeAll(async () => {
  const shop = await openShop(t.database.db)
  for (let i = 1; i <= 26; i++) await shop.add({ slug: `jar-${i}`, title: `Jar ${i}`, stars: i === 26 ? [5, 4] : [] })
  await shop.add({ slug: 'draft', title: 'Jar, not ready', isActive: false })
})

describe('the product list of the API', () => {
  it('has 24 products with seller and category, and the cursor of the next page', async () => {
    const { status, body } = await json('/products')
    expect(status).toBe(200)
    expect(body.products).toHaveLength(24)
    expect(body.next_cursor).toBe('jar-3')
    expect(body.products[0]).toEqual({
      id: expect.any(String),
      slug: 'jar-26',
      title: 'Jar 26',
      description: 'Made by hand.',
      options: [],
      variants: [
        {
          id: expect.any(String),
          number: 1,
          options: [],
          price_minor: 10000,
          list_price_minor: null,
          stock: 500,
          image: null,
          thumbnail_url: null,
        },
      ],
      price_minor: 10000,
      currency: 'INR',
      list_price_minor: null,
      images: [],
      thumbnail_url: null,
      is_active: true,
      free_shipping: false,
      glyph: 'basket',
      stock: 500,
      delivery_minor: 0,
      delivery_days: 7,
      categories: { name: 'Food' },
      seller_profiles: {
        id: expect.any(String),
        slug: 'savitri',
        display_name: 'Savitri',
        profile_image_url: null,
        is_verified: true,
        holiday_until: null,
        regions: { name: 'Nashik', country: 'India' },
      },
      information: Object.fromEntries(INFORMATION.map((name) => [name, null])),
      rating: { average: 4.5, count: 2 },
    })
    const next = await json(`/products?cursor=${body.next_cursor}`)
    expect(next.body).toMatchObject({ products: [{ slug: 'jar-2' }, { slug: 'jar-1' }], next_cursor: null })
  })

  it('searches, filters and limits as requested, and shows no draft', async () => {
    expect((await json('/products?q=JAR&limit=3')).body.products).toHaveLength(3)
    expect((await json('/products?q=JAR+2&limit=3')).body.products).toMatchObject([{ slug: 'jar-2' }])
    expect((await json('/products?category=Food&q=not+ready')).body.products).toEqual([])
    const [{ seller_profiles: savitri }] = (await json('/products?limit=1')).body.products
    expect((await json(`/products?seller=${savitri.id}&category=Food`)).body.products).toHaveLength(24)
    expect((await json(`/products?seller=${randomUUID()}`)).body.products).toEqual([])
    expect((await json('/products?category=Nowhere')).body).toEqual({ products: [], next_cursor: null })
  })

  it('filters by price, State and check, and sorts, like the pages', async () => {
    const slugs = async (query: string) =>
      (await json(`/products?${query}`)).body.products.map(({ slug }: { slug: string }) => slug)
    expect(await slugs('price_from=101')).toEqual([])
    expect(await slugs('price_to=100&limit=1&sort=price-low')).toEqual(['jar-1'])
    expect(await slugs('sort=rating&limit=2')).toEqual(['jar-26', 'jar-25'])
    expect(await slugs('verified=true&limit=1')).toEqual(['jar-26'])
    expect(await slugs('state=Odisha')).toEqual([])
    expect(await slugs('pin=422001&limit=1')).toEqual(['jar-26'])
  })

  it.each([
    'limit=0',
    'limit=49',
    'limit=1e3',
    'limit=-1',
    'limit=x',
    `q=${'x'.repeat(101)}`,
    "cursor='--",
    'cursor=',
    'seller=savitri',
    'price_from=abc',
    'price_from=500&price_to=100',
    'state=Atlantis',
    'verified=perhaps',
    'pin=42200',
    'pin=900001',
    'sort=cheapest',
  ])('says what is wrong with %s', async (query) => {
    const { status, body } = await json(`/products?${query}`)
    expect(status).toBe(400)
    expect(body.error).toEqual({ code: 'invalid', message: expect.any(String) })
  })

  it('refuses a search text with control characters', async () => {
    const { status, body } = await json('/products?q=%00%0A&category=%00')
    expect([status, body.error.code]).toEqual([400, 'address'])
  })

  it('answers 304 to a client that has it already, and is not stored by other caches', async () => {
    const first = await t.get('/api/v1/products')
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
    const etag = first.headers.get('ETag') ?? ''
    const again = await t.get('/api/v1/products', { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await t.get('/api/v1/products?limit=1', { headers: { 'If-None-Match': etag } })
    expect(other.status).toBe(200)
  })
})

describe('the page cache', () => {
  const { db } = t.database
  const { log } = t.services
  const api = createMarketplaceApi({ db, log, cacheHeaders: ({ tags, params }) => ({ 'X-Kept': `${tags} ${params}` }) })

  it('gets the tags of the shown rows and the query parameters that are read', async () => {
    expect((await api.request('/products')).headers.get('X-Kept')).toBe(
      'products q,category,price_from,price_to,state,verified,pin,sort,cursor,limit,seller',
    )
  })

  it('gets no headers for a refused request', async () => {
    for (const path of ['/products?limit=0', '/products/nobody']) {
      expect((await api.request(path)).headers.get('X-Kept')).toBeNull()
    }
  })
})

describe('one product of the API', () => {
  it('is found by its slug', async () => {
    expect((await json('/products/jar-7')).body).toMatchObject({ slug: 'jar-7', price_minor: 10000, currency: 'INR' })
  })

  it.each(['draft', 'nobody', 'JAR-7', 'x'.repeat(500)])('is a JSON 404 for %s', async (slug) => {
    const { status, body } = await json(`/products/${slug}`)
    expect(status).toBe(404)
    expect(body.error.code).toBe('not-found')
  })
})

it('categories are in the shop’s order, regions have their country', async () => {
  const { body } = await json('/categories')
  expect(body.categories.map(({ name }: { name: string }) => name).slice(0, 3)).toEqual([
    'Clothing',
    'Accessories',
    'Home & Garden',
  ])
  const { regions } = (await json('/regions')).body
  expect(regions).toEqual([{ id: expect.any(String), name: 'Nashik', country: 'India' }])
})
