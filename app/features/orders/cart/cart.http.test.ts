import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'

const t = await testApp()

beforeAll(async () => {
  const shop = await openShop(t.database.db)
  await shop.add({
    slug: 'pickle',
    title: 'Mango pickle',
    priceMinor: 220_00,
    listPriceMinor: 264_00,
    freeShipping: true,
  })
  await shop.add({ slug: 'saree', title: 'Cotton saree', priceMinor: 1_24_000_00 })
  await shop.add({ slug: 'shawl', title: 'Dhaka shawl', priceMinor: 68_50, currency: 'USD' })
  await shop.add({ slug: 'red-lamp', title: 'Secret lamp', isActive: false })
})

/** Posts to the cart; returns the cart cookie's value and the redirect's target. */
async function post(fields: Record<string, string>, cart = '') {
  const response = await t.post('/cart', fields, { headers: { Cookie: `diya-cart=${cart}` } })
  const cookie = response.headers.get('Set-Cookie')
  return {
    status: response.status,
    location: response.headers.get('Location'),
    cart: cookie === null ? 'unchanged' : /^diya-cart=([^;]*)/.exec(cookie)?.[1],
    cookie,
    text: textOf(await response.text()),
  }
}
const cartPage = async (cart: string) => (await t.get('/cart', { headers: { Cookie: `diya-cart=${cart}` } })).text()
const add = (slug: string, more: Record<string, string> = {}) => ({ intent: 'add', slug, returnTo: '/cart', ...more })
const set = (slug: string, quantity: string) => ({ intent: 'set', slug, quantity, returnTo: '/cart' })

describe('a visitor without JavaScript', () => {
  it('adds a product, returns to the page they came from, and finds it in the cart', async () => {
    const added = await post(add('pickle', { returnTo: '/empowerher?q=mango#added-pickle' }))
    expect(added).toMatchObject({ status: 303, location: '/empowerher?q=mango#added-pickle', cart: 'pickle' })
    expect(added.cookie).toMatch(/; Max-Age=7776000; Path=\/; SameSite=Lax$/)
    const text = textOf(await cartPage('pickle'))
    for (const words of ['Mango pickle', 'Savitri, Nashik', '₹220 each', 'Free Shipping', 'Total ₹220', 'Checkout']) {
      expect(text).toContain(words)
    }
  })

  it('sees a photo of each item, and where it is delivered, before entering an address', async () => {
    const { db } = t.database
    await db.update(products).set({ thumbnailUrl: '/media/small.webp' }).where(eq(products.slug, 'pickle'))
    await db.update(sellerProfiles).set({ deliversTo: 'own-state', state: 'Maharashtra' })
    const page = await cartPage('pickle.saree')
    expect(page.match(/<img src="\/media\/small\.webp" alt=""/g)).toHaveLength(1)
    expect(textOf(page)).toContain('arrives in about 7 days, within Maharashtra only')
    await db.update(sellerProfiles).set({ deliversTo: 'india' })
    expect(textOf(await cartPage('pickle'))).not.toContain('only')
  })

  it('adds the same item again, changes its quantity, and removes it', async () => {
    expect((await post(add('pickle'), 'pickle')).cart).toBe('pickle:2')
    expect((await post(add('saree', { quantity: '3' }), 'pickle:2')).cart).toBe('pickle:2.saree:3')
    expect((await post(set('pickle', '7'), 'pickle:2.saree')).cart).toBe('pickle:7.saree')
    expect((await post({ ...set('pickle', '7'), step: '3' }, 'pickle:2')).cart).toBe('pickle:3')
    expect((await post({ intent: 'remove', slug: 'pickle', returnTo: '/cart' }, 'pickle:2.saree')).cart).toBe('saree')
  })

  it('sees an empty cart after removing everything, and the cookie is deleted', async () => {
    const emptied = await post({ intent: 'remove', slug: 'pickle', returnTo: '/cart' }, 'pickle')
    expect(emptied.cookie).toContain('diya-cart=; Max-Age=0; Path=/')
    expect(textOf(await cartPage(''))).toContain('Your cart is empty')
  })

  it('is not redirected to another site', async () => {
    for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example', 'cart']) {
      expect((await post(add('pickle', { returnTo }))).location).toBe('/cart')
    }
  })
})

describe('with JavaScript', () => {
  it('the page stays and gets the text for a toast', async () => {
    const response = await t.post('/cart.data', { intent: 'add', slug: 'pickle' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Set-Cookie')).toMatch(/^diya-cart=pickle;/)
    expect(await response.text()).toContain('Added to cart')
  })
})

describe('invalid input', () => {
  it.each(['0', '-1', '1e9', '1000000000', '100', '1.5', 'two', '', ' '])(
    '%j is no number of things',
    async (quantity) => {
      const refused = await post(set('pickle', quantity), 'pickle:2')
      expect(refused).toMatchObject({ status: 400, cart: 'unchanged' })
      expect(refused.text).toContain('Enter a whole number from 1 to 99')
      expect(refused.text).toContain('Total ₹440')
    },
  )

  it('a wrong quantity of a product that is not in the cart is refused in words', async () => {
    const html = await (await t.post('/cart', { intent: 'add', slug: 'pickle', quantity: '' })).text()
    expect(html).toContain('Enter a whole number from 1 to 99. Nothing was added.')
    expect(html).not.toContain('Cart, 0 items')
  })

  it('marks only the wrong field', async () => {
    const response = await t.post('/cart', set('saree', '0'), { headers: { Cookie: 'diya-cart=pickle.saree' } })
    const html = await response.text()
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(html).toMatch(
      /<input[^>]*aria-label="Quantity of Cotton saree"[^>]*aria-invalid="true"[^>]*aria-describedby="e-saree"/,
    )
    expect(html).toContain('id="e-saree"')
  })

  it('more than 99 of one item is refused, and the cart stays as it was', async () => {
    const refused = await post(add('pickle'), 'pickle:99')
    expect(refused).toMatchObject({ status: 409, cart: 'unchanged' })
    expect(refused.text).toContain('You can order up to 99 of one item.')
    expect(refused.text).toContain('Mango pickle')
  })

  it('a 61st item is refused, and the cart stays as it was', async () => {
    const sixty = [...Array(60).keys()].map((i) => `thing-${i}`).join('.')
    const refused = await post(add('pickle'), sixty)
    expect(refused).toMatchObject({ status: 409, cart: 'unchanged' })
    expect(refused.text).toContain('it can hold 60 different items')
    expect((await post(add('pickle'), sixty.replace('thing-59', 'pickle'))).status).toBe(303)
  })

  it.each([
    ['a paused product', 'red-lamp'],
    ['a product that never was', 'nobody'],
  ])('%s is not added', async (_, slug) => {
    const refused = await post(add(slug), 'pickle')
    expect(refused).toMatchObject({ status: 409, cart: 'unchanged' })
    expect(refused.text).toContain('This item is not on sale now')
    expect(refused.text).not.toContain('Secret')
  })

  it.each([
    ['no name', { intent: 'add' }],
    ['a name that cannot be', { intent: 'add', slug: '<b>' }],
    ['no wish', { slug: 'pickle' }],
    ['an unknown wish', { intent: 'burn', slug: 'pickle' }],
  ])('a form with %s changes nothing', async (_, fields) => {
    expect(await post(fields as unknown as Record<string, string>, 'pickle')).toMatchObject({
      status: 409,
      cart: 'unchanged',
    })
  })

  it('a form posted from another site is refused', async () => {
    const response = await t.post('/cart', add('pickle'), { headers: { Origin: 'https://evil.example' } })
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([403, null])
  })
})

describe('the cart', () => {
  it('makes one order per currency and explains it', async () => {
    const text = textOf(await cartPage('pickle:2.shawl.saree'))
    expect(text).toContain('Some sellers charge in rupees, others in US dollars.')
    expect(text).toMatch(
      /Order in rupees Savitri, Nashik .* Mango pickle .* Cotton saree .* Total ₹1,24,440 .*Order in US dollars Savitri, Nashik .* Dhaka shawl .* Total \$68.50/,
    )
    expect(textOf(await cartPage('pickle:2.saree'))).not.toContain('one currency')
  })

  it('names items that are paused or deleted, does not charge for them, and lets the user remove them', async () => {
    const html = await cartPage('pickle.red-lamp:4.nobody')
    const text = textOf(html)
    expect(text).toMatch(/Not on sale now .* red lamp Remove.* nobody Remove/)
    expect(text).toContain('Total ₹220')
    expect(text).not.toContain('Secret')
    expect(html).toMatch(/name="slug" value="red-lamp"/)
    const only = textOf(await cartPage('nobody'))
    expect(only).toContain('nobody')
    expect(only).not.toContain('Checkout')
  })

  it('takes prices from the database, never from the device', async () => {
    expect(textOf(await cartPage('pickle:2'))).toContain('₹440')
    expect(textOf(await cartPage('pickle:2:1'))).toContain('Your cart is empty')
  })

  it('is never cached', async () => {
    const response = await t.get('/cart', { headers: { Cookie: 'diya-cart=pickle' } })
    expect(response.headers.get('X-Cache-Tags')).toBeNull()
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain('noindex')
  })
})
