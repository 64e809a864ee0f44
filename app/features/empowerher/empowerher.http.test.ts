import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { cardOf, cardTitles } from '#app/features/marketplace/card/product-cards.test-support.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'

const t = await testApp()
const page = async (path: string) => (await t.get(path)).text()
const titles = async (query: string) => cardTitles(await page(`/empowerher${query}`))

beforeAll(async () => {
  const shop = await openShop(t.database.db)
  await shop.add({ slug: 'old', title: 'Oldest thing', category: 'Handmade' })
  for (let i = 1; i <= 22; i++) await shop.add({ slug: `jar-${i}`, title: `Jar ${i}` })
  await shop.add({
    slug: 'saree',
    title: 'Cotton SAREE',
    category: 'Clothing',
    priceMinor: 1_24_000_00,
    listPriceMinor: 1_48_800_00,
    freeShipping: true,
    stars: [5, 5, 4, 5, 5],
    images: ['/media/saree.jpg', '/media/other.jpg'],
  })
  await shop.add({
    slug: 'lamp',
    title: 'Clay lamp',
    description: '50% off a saree? No: a lamp.',
    currency: 'USD',
    priceMinor: 12_50,
  })
  await shop.add({ slug: 'draft', title: 'Saree, not ready', isActive: false })
})

describe('a visitor in the marketplace', () => {
  it('sees the newest 24 products, the total, and a link to the rest', async () => {
    const html = await page('/empowerher')
    expect(cardTitles(html)).toHaveLength(24)
    expect(cardTitles(html).slice(0, 2)).toEqual(['Clay lamp', 'Cotton SAREE'])
    expect(textOf(html)).toContain('24+ products')
    expect(html).toContain('href="/empowerher?cursor=jar-1#products"')
    const rest = await page('/empowerher?cursor=jar-1')
    expect(cardTitles(rest)).toEqual(['Oldest thing'])
    expect(textOf(rest)).toContain('1 more product')
    expect(textOf(rest)).toContain('Back to the newest')
    expect(textOf(rest)).not.toContain('Show more')
  })

  it('reads why some prices are in $, only where both currencies are on the page', async () => {
    const why = 'Sellers abroad are paid in their own currency, so some prices are in $. Prices are not converted.'
    expect(textOf(await page('/empowerher'))).toContain(why)
    expect(textOf(await page('/empowerher?cursor=jar-1'))).not.toContain(why)
  })

  it('searches titles and descriptions, ignoring case', async () => {
    expect(await titles('?q=saree')).toEqual(['Clay lamp', 'Cotton SAREE'])
    expect(await titles('?q=COTTON')).toEqual(['Cotton SAREE'])
    expect(await titles('?q=%25')).toEqual(['Clay lamp'])
    expect(await titles('?q=_')).toEqual([])
  })

  it('filters by the exact category, together with the search', async () => {
    expect(await titles('?category=Clothing')).toEqual(['Cotton SAREE'])
    expect(await titles('?q=saree&category=Clothing')).toEqual(['Cotton SAREE'])
    expect(await titles('?q=saree&category=clothing')).toEqual([])
    expect((await titles('?category=all')).length).toBe(24)
  })

  it('sees a message and links when nothing is found', async () => {
    const nothing = await page('/empowerher?q=zzz')
    expect(textOf(nothing)).toContain('No products found')
    expect(nothing).toMatch(/<a[^>]*href="\/empowerher"[^>]*>Show all products/)
    expect(textOf(await page('/empowerher?category=Beauty'))).toContain('No Beauty products found')
    expect(textOf(await page('/empowerher?category=Shoes&q=x'))).toContain('No Shoes products found')
    expect(textOf(await page('/empowerher?q=saree'))).not.toContain('products found')
  })

  it('sees similar products instead of that message, for a typing error and for Hindi letters', async () => {
    for (const typed of ['sarre', 'साड़ी']) {
      const html = await page(`/empowerher?q=${encodeURIComponent(typed)}`)
      expect(textOf(html)).toContain(`Similar products We have no “${typed}”. These products are similar.`)
      expect(textOf(html)).not.toContain('No products found')
      expect(html).toContain('<article class="product-card')
    }
    expect(textOf(await page('/empowerher?q=zzz'))).not.toContain('Similar products')
  })

  it('keeps the search text in the form and in the links of the categories', async () => {
    const html = await page('/empowerher?q=red+saree&category=Food')
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="red saree"/)
    expect(html).toMatch(/<option value="Food" selected="">Food<\/option>/)
    expect(html).toContain('href="/empowerher?q=red+saree&amp;category=Home+%26+Garden#products"')
    expect(html).not.toMatch(/<option[^>]*value=""/)
  })

  it('is safe from script in the query', async () => {
    const html = await page(`/empowerher?category=${encodeURIComponent('<script>alert(1)</script>')}&q=%3Cb%3E`)
    expect(textOf(html)).toContain('No <script>alert(1)</script> products found')
    expect(html).not.toContain('<script>alert')
  })

  it('sees no drafts', async () => {
    for (const query of ['?q=not+ready', '?category=Food', '?cursor=draft']) {
      expect(textOf(await page(`/empowerher${query}`))).not.toContain('Saree, not ready')
    }
  })

  it('gets the same page as everybody, whatever the cart holds', async () => {
    const plain = await t.get('/empowerher')
    const mine = await t.get('/empowerher', { headers: { Cookie: 'diya-cart=saree:3; diya-saved=p-saree' } })
    expect((await mine.text()) === (await plain.text())).toBe(true)
    expect(plain.headers.get('X-Cache-Tags')?.split(',')).toContain('products')
    expect(plain.headers.get('X-Cache-Params')).toBe(
      'tab,q,category,price_from,price_to,state,verified,pin,sort,cursor',
    )
  })
})

describe('a product card', () => {
  it('shows what the records say: price, list price, rating, shipping, maker, place and seal', async () => {
    const text = textOf(cardOf(await page('/empowerher'), 'Cotton SAREE'))
    for (const words of [
      '₹1,24,000',
      'List price ₹1,48,800',
      '4.8 out of 5, from 5 reviews',
      'Free Shipping',
      'Savitri, Nashik',
      'Verified',
    ]) {
      expect(text).toContain(words)
    }
  })

  it('shows nothing that no record says', async () => {
    const card = cardOf(await page('/empowerher'), 'Clay lamp')
    const text = textOf(card)
    expect(text).toContain('$12.50')
    expect(text).toContain('New')
    for (const words of ['<s>', 'Free Shipping', '4.8', 'out of 5', 'List price']) expect(card).not.toContain(words)
  })

  it('has its first picture above a pattern that shows when the picture cannot be loaded', async () => {
    const html = await page('/empowerher')
    const card = cardOf(html, 'Cotton SAREE')
    expect(card).toMatch(/<img src="\/media\/saree.jpg" alt="" loading="lazy" width="\d+" height="\d+"/)
    expect(card).toContain('<svg class="kolam"')
    expect(cardOf(html, 'Clay lamp')).not.toContain('<img')
  })

  it('can be added to the cart and saved without JavaScript', async () => {
    const card = cardOf(await page('/empowerher?q=cotton'), 'Cotton SAREE')
    expect(card).toContain('action="/cart"')
    expect(card).toContain('value="/empowerher?q=cotton#added-saree"')
    expect(card).toContain('id="added-saree"')
    expect(card).toContain('action="/saved"')
    expect(card).toContain('aria-label="Save Cotton SAREE"')
  })
})

describe('the tabs', () => {
  const current = async (path: string) =>
    /<a[^>]*aria-current="page"[^>]*>([^<]*)</.exec((await page(path)).split('class="segments"')[1] ?? '')?.[1]

  it('open by the path and by ?tab=', async () => {
    expect(await current('/empowerher')).toBe('Marketplace')
    expect(await current('/fearless')).toBe('Fearless Girls')
    expect(await current('/empowerher?tab=campaigns')).toBe('Campaigns')
    expect(await current('/empowerher?tab=fearless')).toBe('Fearless Girls')
    expect(await current('/fearless?tab=marketplace')).toBe('Marketplace')
    expect(await current('/empowerher?tab=nonsense')).toBe('Marketplace')
  })

  it('show Fearless Girls at /fearless, and no products', async () => {
    const html = await page('/fearless')
    expect(textOf(html)).toContain('Squad Building')
    expect(cardTitles(html)).toEqual([])
  })

  it('show the demo marked as one, and no carousel without campaigns', async () => {
    const html = await page('/empowerher?tab=campaigns')
    const text = textOf(html)
    expect(text).toMatch(/Live Impact An invented campaign.* Demo /)
    expect(text).toContain('₹24,000 of ₹50,000')
    expect(text).toContain('156 supporters')
    expect(html).not.toContain('aria-roledescription="carousel"')
    expect(text).toContain('No campaigns yet')
  })
})

describe('with the demo data', () => {
  beforeAll(async () => {
    await t.database.db.execute(sql`TRUNCATE products, seller_profiles, regions, categories CASCADE`)
    await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  })

  it('every card shows 4.8, a list price of 1.2 times the price, and free shipping', async () => {
    const html = await page('/empowerher')
    const found = cardTitles(html)
    expect(found.length).toBeGreaterThanOrEqual(16)
    for (const title of found) {
      const card = textOf(cardOf(html, title.replaceAll('&', '&amp;')))
      const [price = 0, listPrice = 0] = [...card.matchAll(/[₹$]([\d,.]+)/g)].map(([, n]) =>
        Number(n?.replaceAll(',', '')),
      )
      expect(card).toContain('4.8 out of 5')
      expect(card).toContain('Free Shipping')
      expect(Math.round(listPrice * 100)).toBe(Math.round(price * 120))
    }
    expect(html.match(/\$\d/g)?.length).toBeGreaterThanOrEqual(2)
  })

  it('the campaigns tab has a carousel of three campaigns and the others as cards, all with links', async () => {
    const html = await page('/empowerher?tab=campaigns')
    expect(html).toContain('aria-roledescription="carousel"')
    expect(html.match(/<article class="card campaign-card/g)).toHaveLength(6)
    for (const slug of ['rukmini-grocery', 'sunita-story', 'lakshmi-story']) {
      expect(html).toContain(`href="/campaign/${slug}"`)
    }
  })

  it('every category has products, and every seller with products has an average of 4.8', async () => {
    const { rows } = await t.database.db.execute(sql`
      SELECT round(avg(stars), 4)::text AS average FROM product_reviews r JOIN products p ON p.id = product_id
      GROUP BY seller_id`)
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(new Set(rows.map(({ average }) => average))).toEqual(new Set(['4.8000']))
    for (const category of ['Clothing', 'Accessories', 'Home & Garden', 'Beauty', 'Food', 'Handmade']) {
      expect(await titles(`?category=${encodeURIComponent(category)}`)).not.toEqual([])
    }
  })
})

describe('when the products cannot be read', () => {
  it('the page still renders, says so, logs the error and is not cached', async () => {
    await t.database.db.execute(sql`ALTER TABLE products RENAME TO hidden`)
    const response = await t.get('/empowerher')
    await t.database.db.execute(sql`ALTER TABLE hidden RENAME TO products`)
    const text = textOf(await response.text())
    expect(response.status).toBe(500)
    expect(text).toContain('EmpowerHer')
    expect(text).toContain('Error Failed to load data')
    expect(response.headers.get('X-Cache-Tags')).toBeNull()
    expect(t.logged.some(({ message }) => message === 'marketplace could not be loaded')).toBe(true)
    expect((await t.get('/empowerher')).status).toBe(200)
  })
})
