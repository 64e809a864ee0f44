import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '#app/features/marketplace/shop.test-support.ts'
import { productPhotos, productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { marketFlags, sellerChecks } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { cardOf, cardTitles } from '#app/features/marketplace/card/product-cards.test-support.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'

const t = await testApp()
const { db } = t.database
let shop: Shop

beforeAll(async () => {
  shop = await openShop(db)
  await shop.add({ slug: 'saree', title: 'Cotton saree', category: 'Clothing' })
  for (const n of [1, 2, 3, 4, 5]) await shop.add({ slug: `jar-${n}`, title: `Jar ${n}` })
  await shop.add({ slug: 'draft', title: 'Secret lamp', isActive: false })
  await shop.add({ slug: 'soap', title: 'Neem soap', isActive: false, publishedAt: t.clock.now })
})
beforeEach(async () => {
  await db.delete(productReviews)
  await db.delete(products).where(eq(products.slug, 'pickle'))
  await shop.add({ slug: 'pickle', title: 'Mango pickle', priceMinor: 220_00, deliveryMinor: 60_00, deliveryDays: 5 })
})

const read = async (path: string) => {
  const response = await t.get(path)
  const html = await response.text()
  return { status: response.status, html, text: textOf(html), headers: response.headers }
}
const idOf = async (slug: string) =>
  (await db.select({ id: products.id }).from(products).where(eq(products.slug, slug)))[0]?.id ?? ''

describe('a product’s page', () => {
  it('shows price, delivery, seller and more of the seller’s products', async () => {
    const { status, html, text, headers } = await read('/product/pickle')
    expect(status).toBe(200)
    expect(html).toContain('<title>Mango pickle by Savitri · Diya</title>')
    for (const words of [
      '₹220',
      'Delivery ₹60',
      'Arrives in about 5 days',
      'Delivers all over India',
      'Made by hand.',
      'Savitri, Nashik, India',
      'Verified',
      'See the shop of Savitri',
      'New: no reviews yet',
      'Category Food',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/left|List price|Sold out/)
    expect(cardTitles(html)).toEqual(['Jar 5', 'Jar 4', 'Jar 3', 'Jar 2'])
    expect(html).toMatch(/property="og:image" content="http/)
    const data = JSON.parse(/application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as object
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Mango pickle',
      offers: { price: '220.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    })
    expect(headers.get('X-Cache-Tags') ?? '').toContain('product:pickle')
  })

  it('is linked from each card', async () => {
    const { html } = await read('/empowerher')
    expect(cardOf(html, 'Mango pickle')).toContain('href="/product/pickle"')
  })

  it('shows how many are left when few, and that it is sold out; then it cannot be ordered', async () => {
    await db.update(products).set({ stock: 3 }).where(eq(products.slug, 'pickle'))
    const few = await read('/product/pickle')
    expect(few.text).toContain('Only 3 left')
    // Not `type="number"`, which takes no Devanagari digits.
    expect(few.html).toMatch(
      /<input[^>]*inputMode="numeric"[^>]*name="quantity"|<input[^>]*name="quantity"[^>]*inputMode="numeric"/i,
    )
    await db.update(products).set({ stock: 0 }).where(eq(products.slug, 'pickle'))
    const none = await read('/product/pickle')
    expect(none.text).toContain('Sold out')
    expect(none.html).toContain('https://schema.org/OutOfStock')
    expect(none.html).not.toMatch(
      /name="slug" value="pickle"\/><input type="hidden" name="returnTo" value="\/product\/pickle#added"/,
    )
    const card = cardOf((await read('/sellers/savitri')).html, 'Mango pickle')
    expect(card).toContain('Sold out')
    expect(card).not.toContain('Add to cart')
    const refused = await t.post('/cart', { intent: 'add', slug: 'pickle', returnTo: '/cart' })
    expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([409, null])
  })

  it('shows until when the list price was charged, the legal facts, and a delivery limited to one State', async () => {
    await db
      .update(products)
      .set({
        listPriceMinor: 264_00,
        listPriceSince: new Date('2026-11-03T08:00:00Z'),
        facts: { fssai: '11521998000123', madeOf: 'Mango, mustard oil' },
      })
      .where(eq(products.slug, 'pickle'))
    await db.update(sellerProfiles).set({ state: 'Maharashtra', deliversTo: 'own-state' })
    const { text } = await read('/product/pickle')
    expect(text).toContain('₹264 until 3 November 2026')
    expect(text).toMatch(/FSSAI number 11521998000123 \(Licence, Maharashtra\) .* Made of Mango, mustard oil/)
    expect(text).toContain('Delivers within Maharashtra only')
    await db.update(sellerProfiles).set({ deliversTo: 'india' })
  })

  it('shows the checks behind the badge, without expired or revoked ones', async () => {
    const [seller] = await db.select().from(sellerProfiles)
    const check = {
      sellerId: seller?.id ?? '',
      checkedBy: randomUUID(),
      checkedByName: 'Kavita',
      checkedAt: new Date('2026-01-05T08:00:00Z'),
      validUntil: new Date('2027-01-05T08:00:00Z'),
    }
    await db.insert(sellerChecks).values([
      { ...check, kind: 'identity', note: 'Video call with her card' },
      { ...check, kind: 'address', note: 'Visited', validUntil: new Date('2026-06-05T08:00:00Z') },
      { ...check, kind: 'craft', note: 'Saw her at work', revokedAt: t.clock.now, revokedReason: 'No' },
    ])
    const { text } = await read('/product/pickle')
    expect(text).toContain('Identity : Video call with her card (valid until 5 January 2027)')
    expect(text).not.toMatch(/Visited|Saw her at work|Kavita/)
  })

  it('shows its photos in modern formats, the first one eagerly', async () => {
    const productId = await idOf('pickle')
    const variants = [360, 720].flatMap((width) =>
      (['image/avif', 'image/webp'] as const).map((type) => {
        const file = `stories/1-aaaaaaaaaaaaaaaaaaaaaa-${width}.${type.slice(6)}`
        return { file, type, width, height: width, size: 9 }
      }),
    )
    const [photo] = await db
      .insert(media)
      .values({
        ownerId: randomUUID(),
        kind: 'image',
        width: 720,
        height: 720,
        size: 36,
        path: 'stories/1-aaaaaaaaaaaaaaaaaaaaaa',
        variants,
        createdAt: t.clock.now,
        attachedAt: t.clock.now,
      })
      .returning()
    await db.insert(productPhotos).values({ productId, position: 0, mediaId: photo?.id ?? '', alt: 'A jar of pickle' })
    const { html } = await read('/product/pickle')
    expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*-360\.avif 360w/)
    expect(html).toMatch(/<img[^>]*alt="A jar of pickle"[^>]*loading="eager"/)
    expect(html).not.toContain('cloth cover')
  })

  it('shows the buyers’ reviews, and the distribution of the stars', async () => {
    const productId = await idOf('pickle')
    const review = { productId, authorName: 'Meena', text: 'As from my mother.', createdAt: t.clock.now }
    await db.insert(productReviews).values([
      { ...review, stars: 5, answer: 'Thank you!', answeredAt: t.clock.now },
      { ...review, stars: 4, authorName: 'Joyce', text: 'Too hot for me.' },
      { ...review, stars: 1, authorName: 'Nobody', text: 'Buy mine instead.', hiddenAt: t.clock.now },
    ])
    const { text, html } = await read('/product/pickle')
    expect(text).toContain('4.5 out of 5, from 2 reviews')
    expect(text).toMatch(/5 stars 1 4 stars 1 3 stars 0/)
    expect(text).toMatch(/Meena 20 November 2026 As from my mother\. Reply from Savitri Thank you!/)
    expect(text).toContain('Too hot for me.')
    expect(text).not.toContain('Verified purchase')
    expect(text).not.toContain('Buy mine instead')
    expect(html).toContain('"reviewCount":2')
  })
})

describe('somebody who reports a problem', () => {
  it('notifies the operators, about the listing or a review, also as a visitor', async () => {
    const subjectId = await idOf('pickle')
    const report = { subject: 'product', subjectId, reason: 'copied', words: 'This is my photo.' }
    const answer = await t.post('/product/pickle', report)
    expect([answer.status, textOf(await answer.text()).includes('The market desk will read your report')]).toEqual([
      200,
      true,
    ])
    expect(await db.select().from(marketFlags).where(eq(marketFlags.subjectId, subjectId))).toMatchObject([
      { subject: 'product', reason: 'copied', words: 'This is my photo.', byUserId: null },
    ])
  })

  it('gets errors for a missing reason or text, and keeps the typed values', async () => {
    const subjectId = await idOf('pickle')
    const answer = await t.post('/product/pickle', { subject: 'product', subjectId, words: 'My photo.' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(textOf(html)).toContain('Choose what is wrong.')
    expect(html).toContain('My photo.')
    expect(await db.select().from(marketFlags).where(eq(marketFlags.subjectId, subjectId))).toEqual([])
  })
})

describe('a product that is not for sale', () => {
  it('that is paused links to others; a draft is 404', async () => {
    const paused = await read('/product/soap')
    expect(paused.status).toBe(404)
    expect(paused.text).toContain('Neem soap is not on sale now')
    expect(paused.headers.get('X-Cache-Tags')).toBeNull()
    const draft = await read('/product/draft')
    expect([draft.status, draft.text.includes('Secret')]).toEqual([404, false])
  })

  it('a mistyped address shows similar products', async () => {
    const { status, html, text } = await read('/product/cotton-sare')
    expect(status).toBe(404)
    expect(text).toContain('Not on sale now')
    expect(cardTitles(html)).toContain('Cotton saree')
  })
})
