import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { marketFlags } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { testApp } from '#test/app.ts'
import { seedMarketplace } from '#app/features/marketplace/demo/demo.ts'

const t = await testApp()
await seedMarketplace(t.database.db, t.clock.now)
const read = async (path: string) => (await t.get(path)).text()
const foundIn = (html: string) => Number(/(\d+) sellers? found/.exec(html)?.[1] ?? Number.NaN)

test('all sellers are listed, with region, rating and number of products', async () => {
  const html = await read('/sellers')
  expect(foundIn(html)).toBeGreaterThan(8)
  expect(html).toContain('Meet Our Sellers')
  expect(html).toContain('Maheshwar, India')
  expect(html).toContain('Global Reach')
  expect(html).toMatch(/\d products?</)
})

test('sellers and regions are in the order of the reader’s letters, verified sellers first', async () => {
  const { db } = t.database
  const rename = (from: string, to: string) =>
    db.update(sellerProfiles).set({ displayName: to }).where(eq(sellerProfiles.displayName, from))
  await rename('Savitri', 'सावित्री')
  await db.update(regions).set({ name: 'आगरा' }).where(eq(regions.name, 'Nashik'))
  const shops = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, name = '']) => name)
  const places = (html: string) =>
    [...html.matchAll(/<option value="[\da-f-]{36}">([^,<]*)/g)].map(([, name = '']) => name)
  const [hindi, english] = [await read('/hi/sellers'), await read('/sellers')]
  expect(shops(hindi)[0]).toBe('सावित्री')
  expect(places(hindi)[0]).toBe('आगरा')
  expect(places(english).at(-1)).toBe('आगरा')
  expect(shops(english)[0]).not.toBe('सावित्री')
  expect(shops(hindi).toSorted()).toEqual(shops(english).toSorted())
  await rename('सावित्री', 'Savitri')
  await db.update(regions).set({ name: 'Nashik' }).where(eq(regions.name, 'आगरा'))
})

test('a search finds part of a name or bio in any case; verified and region narrow it', async () => {
  expect(foundIn(await read('/sellers?q=NARMADA'))).toBe(1)
  const all = foundIn(await read('/sellers'))
  const verified = foundIn(await read('/sellers?verified=1'))
  expect(verified).toBeLessThan(all)
  const region = /<option value="([0-9a-f-]{36})">Nashik/.exec(await read('/sellers'))?.[1]
  const inNashik = await read(`/sellers?region=${region}`)
  expect(foundIn(inNashik)).toBe(1)
  expect(inNashik).toContain('Savitri')
  expect(foundIn(await read('/sellers?region=not-a-region'))).toBe(all)
})

test('a shop lists its products; an unknown slug is 404', async () => {
  const html = await read('/sellers/lata-maheshwar')
  expect(html).toContain('Lata, Maheshwar, India')
  expect(html).toMatch(/class="[^"]*product-card/)
  expect((await t.get('/sellers/nobody-nowhere')).status).toBe(404)
})

test('a shop shows its checks, delivery area and return rule; anybody can report it', async () => {
  const path = '/sellers/savitri-nashik'
  const html = await read(path)
  for (const words of [
    'Identity',
    'valid until',
    'Return within 7 days',
    'of 5 stars, from',
    'Member since',
    'og:title',
  ])
    expect(html).toContain(words)
  expect(await read('/sellers')).toMatch(/Identity.* checked by our market desk, valid until/)
  const flags = () => t.database.db.select().from(marketFlags)
  const wrong = await t.post(path, { reason: 'copied', words: '' })
  expect([wrong.status, (await wrong.text()).includes('Please say in a few words')]).toEqual([400, true])
  expect((await t.post('/sellers/nobody', { reason: 'copied', words: 'Mine' })).status).toBe(404)
  expect(await flags()).toEqual([])
  const sent = await t.post(path, { reason: 'copied', words: 'These are my photographs.' })
  expect([sent.status, (await sent.text()).includes('Our market desk will read your report.')]).toEqual([200, true])
  expect(await flags()).toMatchObject([{ subject: 'seller', reason: 'copied', words: 'These are my photographs.' }])
})

test('without a match the page says so and links to all sellers', async () => {
  const html = await read('/sellers?q=%25%25nobody%25')
  expect(html).toContain('No sellers yet—your story could be the first!')
  expect(html).toContain('Clear Filters')
  expect(html).toContain('Start Your Journey')
})

test('an application reaches the operators’ queue', async () => {
  const application = { form: 'seller-application', shop: 'Dhaga', makes: 'Stoles', place: 'Bhuj', helped: 'alone' }
  const refused = await t.post('/sellers', { ...application, name: 'Hansa', contact: '98' })
  expect(refused.status).toBe(400)
  expect(await t.database.db.select().from(requests)).toEqual([])
  const sent = await t.post('/sellers', { ...application, name: 'Hansa', contact: '9876543210', consent: 'yes' })
  expect(sent.status).toBe(200)
  expect(await t.database.db.select().from(requests)).toMatchObject([{ queue: 'market', kind: 'seller-application' }])
})

test('a large shop and a long list of sellers are shown page by page, each product and shop once', async () => {
  const { db } = t.database
  await db.execute(sql`
    INSERT INTO products (slug, title, description, price_minor, currency, category_id, seller_id, is_active, published_at, created_at)
    SELECT 'plate-' || n, 'Plate ' || n, 'A plate.', 100, 'INR', category_id, seller_id, true, now(), now() + n * interval '1 s'
      FROM products, generate_series(1, 30) n WHERE slug = 'handloom-dupatta-madder'`)
  await db.execute(sql`
    INSERT INTO seller_profiles (slug, display_name, bio, region_id, created_at)
    SELECT 'potter-' || n, 'Potter ' || n, 'Makes pots.', region_id, now()
      FROM seller_profiles, generate_series(1, 50) n WHERE slug = 'lata-maheshwar'`)
  for (const [path, link] of [
    ['/sellers/lata-maheshwar', /<h3><a href="\/product\/([^"]+)"/g],
    ['/sellers?q=pot', /<a[^>]* href="\/sellers\/([^"]+)"/g],
  ] as const) {
    const next = new URL(path, 'http://local')
    next.searchParams.set('page', '2')
    const [first, second] = [await read(path), await read(`${next.pathname}${next.search}`)]
    const shown = [first, second].map((html) => new Set([...html.matchAll(link)].map(([, slug]) => slug)))
    expect(shown.map(({ size }) => size > 1)).toEqual([true, true])
    expect([...(shown[0] ?? [])].filter((slug) => shown[1]?.has(slug))).toEqual([])
    expect(first).toContain(`href="${next.pathname}${next.search.replaceAll('&', '&amp;')}"`)
    expect(second).not.toContain('page=3')
    next.searchParams.set('utm_source', 'leaflet')
    expect(await read(`${next.pathname}${next.search}`)).not.toContain('utm_source')
  }
})
