import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { cardOf } from '#app/features/marketplace/card/product-cards.test-support.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { saveVariants } from '#app/features/marketplace/shop-variants/save-variants.server.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { member } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const savitri = member('Savitri')

const row = (values: string[], rupees: number, stock: number, number: number | null = null) => ({
  number,
  values,
  priceMinor: rupees * 100,
  stock,
  stockSeen: null,
  mediaId: null,
})
const save = (slug: string, names: string[], variants: ReturnType<typeof row>[]) =>
  saveVariants(contextIn(t)(savitri), { slug, names, variants })
const read = async (path: string) => {
  const html = await (await t.get(path)).text()
  return { html, text: textOf(html) }
}
const buyBox = (html: string) => /<section class="card buy-box"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''

async function post(fields: Record<string, string>, cart = '') {
  const response = await t.post('/cart', fields, { headers: { Cookie: `diya-cart=${cart}` } })
  const cookie = response.headers.get('Set-Cookie')
  return {
    status: response.status,
    cart: cookie === null ? 'unchanged' : /^diya-cart=([^;]*)/.exec(cookie)?.[1],
    text: textOf(await response.text()),
  }
}
const cartPage = async (cart: string) =>
  textOf(await (await t.get('/cart', { headers: { Cookie: `diya-cart=${cart}` } })).text())

beforeAll(async () => {
  const shop = await openShop(db)
  await db.update(sellerProfiles).set({ userId: savitri.userId })
  await shop.add({ slug: 'pickle', title: 'Mango pickle', priceMinor: 220_00, stock: 8 })
  await shop.add({ slug: 'kurta', title: 'Cotton kurta', priceMinor: 900_00 })
  await shop.add({ slug: 'lamp', title: 'Clay lamp', priceMinor: 90_00 })
  await save('pickle', ['Weight'], [row(['250 g'], 120, 0), row(['500 g'], 220, 8, 1), row(['1 kg'], 400, 3)])
  await save(
    'kurta',
    ['Size', 'Colour'],
    [row(['S', 'Red'], 900, 4, 1), row(['M', 'Red'], 900, 0), row(['M', 'Blue'], 900, 2)],
  )
})

describe('a product with variants', () => {
  it('shows the first one in stock, the price of each, and which are sold out', async () => {
    const { html } = await read('/product/pickle')
    const text = textOf(buyBox(html))
    expect(text).toMatch(/^ ₹220 Weight 500 g 250 g Sold out 500 g ₹220 1 kg ₹400/)
    expect(buyBox(html)).toContain('name="slug" value="pickle_1"')
    expect(buyBox(html)).toMatch(
      /aria-current="true"[^>]*href="\/product\/pickle\?variant=1"|href="\/product\/pickle\?variant=1"[^>]*aria-current/,
    )
    expect(html).toContain('"@type":"AggregateOffer","lowPrice":"120.00","highPrice":"400.00","offerCount":3')
  })

  it('shows the variant of its address: price, units left, or that it is sold out', async () => {
    const large = buyBox((await read('/product/pickle?variant=3')).html)
    expect(textOf(large)).toMatch(/^ ₹400 Weight 1 kg/)
    expect(textOf(large)).toContain('Only 3 left')
    expect(large).toContain('value="pickle_3"')
    const small = buyBox((await read('/product/pickle?variant=2')).html)
    expect(textOf(small)).toContain('Save it for later and check again.')
    expect(small).not.toContain('action="/cart"')
    for (const unknown of ['9', 'x', '-1', '1e99']) {
      expect(textOf(buyBox((await read(`/product/pickle?variant=${unknown}`)).html))).toMatch(/^ ₹220/)
    }
  })

  it('leads from each value to a variant that exists', async () => {
    const { html } = await read('/product/kurta')
    expect(textOf(buyBox(html))).toMatch(/^ ₹900 Size S S M Sold out Colour Red Red Blue/)
    const targets = [...buyBox(html).matchAll(/\?variant=(\d)"/g)].map(([, number]) => number)
    expect(targets).toEqual(['1', '2', '1', '3'])
  })

  it('has “from” and a link to choose on its card where prices differ; one variant has neither', async () => {
    const { html } = await read('/empowerher')
    expect(textOf(cardOf(html, 'Mango pickle'))).toMatch(/from ₹120[\s\S]*Choose : Mango pickle/)
    expect(cardOf(html, 'Mango pickle')).not.toContain('action="/cart"')
    expect(textOf(cardOf(html, 'Cotton kurta'))).not.toContain('from')
    expect(textOf(cardOf(html, 'Clay lamp'))).toMatch(/₹90[\s\S]*Add to cart/)
  })
})

describe('the cart', () => {
  const add = (slug: string) => ({ intent: 'add', slug, returnTo: '/cart' })

  it('holds two variants of one product with their own prices', async () => {
    expect((await post(add('pickle_1'))).cart).toBe('pickle_1')
    expect((await post(add('pickle_3'), 'pickle_1')).cart).toBe('pickle_1.pickle_3')
    const text = await cartPage('pickle_1:2.pickle_3')
    expect(text).toMatch(/Mango pickle, 500 g ₹220 each ₹440/)
    expect(text).toMatch(/Mango pickle, 1 kg ₹400 each ₹400/)
    expect(text).toContain('Total ₹840')
  })

  it('refuses a variant that is sold out, removed or not chosen, each with its own sentence', async () => {
    const refused = async (slug: string) => (await post(add(slug), 'lamp')).text
    expect(await refused('pickle_2')).toContain('This item is sold out. It was not added.')
    expect(await refused('pickle_9')).toContain('The seller no longer offers this choice. It was not added.')
    expect(await refused('pickle')).toContain('This item comes in several choices. Choose one on its page.')
    expect(await refused('pickle_0')).toContain('Something went wrong.')
    expect((await post(add('pickle'), 'lamp')).cart).toBe('unchanged')
  })

  it('of yesterday names slugs only: one variant is that variant, of several one must be chosen', async () => {
    const text = await cartPage('lamp:2.pickle')
    expect(text).toMatch(/Clay lamp ₹90 each/)
    expect(text).toContain('Mango pickle The seller now offers several choices. Choose one, and remove this item.')
    expect(text).toContain('Total ₹180')
    expect((await post({ intent: 'remove', slug: 'pickle', returnTo: '/cart' }, 'lamp:2.pickle')).cart).toBe('lamp:2')
  })

  it('says which variant is sold out or no longer offered, and keeps it until it is removed', async () => {
    const text = await cartPage('pickle_2.pickle_9.lamp')
    expect(text).toMatch(/Mango pickle, 250 g ₹120 each Sold out\./)
    expect(text).toContain('Mango pickle The seller no longer offers this choice.')
    expect(text).toContain('Total ₹90')
  })

  it('changes nothing for a product that lost all its options', async () => {
    await save('kurta', [], [row([], 800, 4, 1)])
    expect(await cartPage('kurta_1')).toMatch(/Cotton kurta ₹800 each/)
    expect(await cartPage('kurta')).toMatch(/Cotton kurta ₹800 each/)
    expect((await post(add('kurta_1'))).cart).toBe('kurta')
    expect((await db.select().from(products).where(eq(products.slug, 'kurta')))[0]).toMatchObject({ options: [] })
  })
})
