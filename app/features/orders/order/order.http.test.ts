import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '#app/features/marketplace/shop.test-support.ts'
import { productReviews, products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { sendPart } from '#app/features/orders/shipments/commands/send-part.server.ts'
import { sweepOrders } from '#app/features/orders/placing/commands/sweep-orders.server.ts'
import { orderParts, orders, returnCases } from '#app/features/orders/tables.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/durations.ts'
import { textOf } from '#app/features/marketplace/card/page-text.test-support.ts'
import { testApp } from '#test/app.ts'
import { signUp } from '#test/people.ts'

const t = await testApp()
const { db } = t.database
const start = t.clock.now
const seller = (): Member => ({ kind: 'member', userId: SAVITRI, displayName: 'Savitri', email: null, roles: [] })
const SAVITRI = randomUUID()
let shop: Shop

const WHO = {
  name: 'Asha Rao',
  phone: '98765 43210',
  email: 'asha@example.org',
  line1: '12 Lakshmi Road',
  line2: '',
  city: 'Pune',
  pin: '411030',
  region: 'Maharashtra',
}

beforeAll(async () => {
  shop = await openShop(db)
  await db.update(sellerProfiles).set({ userId: SAVITRI, state: 'Maharashtra' })
  const [jaipur] = await db.insert(regions).values({ name: 'Jaipur', country: 'India' }).returning()
  const meena = { slug: 'meena', displayName: 'Meena', bio: 'Cloth.', regionId: jaipur?.id ?? '', state: 'Rajasthan' }
  const [other] = await db.insert(sellerProfiles).values(meena).returning()
  await shop.add({ slug: 'pickle', title: 'Mango pickle', priceMinor: 220_00, deliveryMinor: 60_00 })
  await shop.add({ slug: 'shawl', title: 'Dhaka shawl', priceMinor: 68_50, currency: 'USD' })
  await shop.add({ slug: 'saree', title: 'Cotton saree', priceMinor: 1_200_00, sellerId: other?.id ?? '' })
  await shop.add({ slug: 'stole', title: 'Block print stole', priceMinor: 500_00, sellerId: other?.id ?? '', stock: 1 })
})
beforeEach(async () => {
  t.clock.now = start
  // Nothing is held any more by an order of the test before.
  const { config: site, sealer } = t.services
  await sweepOrders({ db, now: new Date(start.getTime() + DAY_MS), site, sealer })
  await db.update(products).set({ stock: 50, isActive: true, priceMinor: 220_00 }).where(eq(products.slug, 'pickle'))
})

/** A browser without JavaScript. */
class Browser {
  readonly jar = new Map<string, string>()

  constructor(cart = '', own = '') {
    if (cart) this.jar.set('diya-cart', cart)
    for (const pair of own ? own.split('; ') : []) this.jar.set(...(pair.split(/=(.*)/s) as [string, string]))
  }

  get init() {
    return { headers: { Cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ') } }
  }

  private keep(response: Response): Response {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value && !/Max-Age=0/.test(cookie)) this.jar.set(name, value)
      else this.jar.delete(name)
    }
    return response
  }

  get = async (path: string) => this.keep(await t.get(path, this.init))
  post = async (path: string, fields: Record<string, string>) => this.keep(await t.post(path, fields, this.init))
  read = async (path: string) => (await this.get(path)).text()
  see = async (path: string) => textOf(await this.read(path))

  /** The checkout's hidden fields with an address. */
  async form(path = '/checkout?currency=INR'): Promise<Record<string, string>> {
    return { ...hiddenOf(await this.read(path)), ...WHO }
  }

  /** Orders what is in the cart and lets this happen on the payment's page. Gives the order's path. */
  async order(outcome: string, changes: Record<string, string> = {}): Promise<string> {
    return this.pay(await this.post('/checkout?currency=INR', { ...(await this.form()), ...changes }), outcome)
  }

  async pay(started: Response, outcome: string): Promise<string> {
    return this.choose(await this.goToPay(started), outcome)
  }

  /** Follows our redirect; gives the payment's page. */
  async goToPay(started: Response): Promise<string> {
    const redirect = started.headers.get('Location') ?? ''
    if (started.status !== 303 || !redirect.endsWith('/pay')) {
      throw new Error(`no payment: ${started.status} ${textOf(await started.text()).slice(0, 2_000)}`)
    }
    const answer = await this.get(new URL(redirect).pathname)
    return new URL(answer.headers.get('Location') ?? '').pathname
  }

  /** Lets this happen on the payment's page; gives the order's path. */
  async choose(page: string, outcome: string): Promise<string> {
    const chosen = await t.post(`${page}/outcome`, { method: 'upi', outcome })
    return new URL(chosen.headers.get('Location') ?? '').pathname
  }
}

const hiddenOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(key|currency|things|leftOut|agreed)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
const stockOf = async (slug: string) =>
  (await db.select({ stock: products.stock }).from(products).where(eq(products.slug, slug)))[0]?.stock
const countOrders = async () => (await db.select({ id: orders.id }).from(orders)).length
async function partOf(path: string, title: string) {
  const token = path.slice('/orders/'.length)
  const rows = await db
    .select({ id: orderParts.id, name: sellerProfiles.displayName })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderParts.sellerId))
    .where(eq(orders.publicToken, token))
  const partId = rows.find(({ name }) => name === title)?.id ?? ''
  const html = await (await t.get(path)).text()
  const lineId = (name: string) => new RegExp(`name="${name}([0-9a-f-]{36})?"(?: value="([0-9a-f-]{36})")?`).exec(html)
  return { token, partId, reviewLine: lineId('lineId')?.[2] ?? '', returnLine: lineId('line-')?.[1] ?? '' }
}
const send = async (partId: string, tracking = 'Speed Post EK123456789IN') =>
  sendPart(
    { db, actor: seller(), now: t.clock.now, requestId: 'test', config: t.services.config, sealer: t.services.sealer },
    { partId, tracking },
  )

describe('a guest without JavaScript', () => {
  it('orders from two sellers with one payment, and her cart is empty only once it is paid', async () => {
    const asha = new Browser('pickle:2.saree.shawl')
    const before = await stockOf('pickle')
    const checkout = await asha.see('/checkout?currency=INR')
    for (const words of [
      'From Savitri, Nashik',
      'From Meena, Jaipur',
      'Things ₹1,640 Delivery ₹60 Total ₹1,700',
      'go to Savitri and Meena',
      'Order in US dollars',
      'Order and pay ₹1,700',
    ])
      expect(checkout).toContain(words)
    const path = await asha.order('delayed')
    expect(await stockOf('pickle')).toBe((before ?? 0) - 2)
    const waiting = await asha.read(path)
    expect(waiting).toContain('We are waiting for your bank')
    expect(waiting).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>')
    expect(asha.jar.get('diya-cart')).toBe('pickle:2.saree.shawl')
    t.clock.now = new Date(start.getTime() + MINUTE_MS)
    await t.services.sandbox?.deliverDue(t.clock.now)
    const paid = await asha.see(path)
    expect(paid).toContain('Thank you, Asha Rao')
    expect(paid).toMatch(/Order DO-26-\d{5}/)
    expect(paid).toContain('Parcel 1 of 2')
    expect(paid).toContain('Test payment. No real money moved.')
    expect(paid).toContain('Asha Rao 12 Lakshmi Road Pune 411030 Maharashtra +919876543210')
    expect(asha.jar.get('diya-cart')).toBe('shawl')
    // She puts the same into the cart again and looks at her old order: it takes nothing.
    asha.jar.set('diya-cart', 'pickle')
    await asha.read(path)
    expect(asha.jar.get('diya-cart')).toBe('pickle')
  })

  it('posts the form twice and has one order', async () => {
    const asha = new Browser('pickle')
    const form = await asha.form()
    const before = await countOrders()
    const [first, second] = [await asha.post('/checkout', form), await asha.post('/checkout', form)]
    expect(first.headers.get('Location')).toBe(second.headers.get('Location'))
    expect(await countOrders()).toBe(before + 1)
  })

  it('tries again after a failed payment, on the same order, and nothing was lost', async () => {
    const asha = new Browser('pickle:3')
    const path = await asha.order('failure')
    const failed = await asha.see(path)
    expect(failed).toContain('The payment did not go through')
    expect(failed).toContain('The pieces are kept for you until')
    expect(asha.jar.get('diya-cart')).toBe('pickle:3')
    const held = await stockOf('pickle')
    expect(await asha.pay(await asha.post(path, { intent: 'retry' }), 'success')).toBe(path)
    expect(await stockOf('pickle')).toBe(held)
    expect(await asha.see(path)).toContain('Thank you, Asha Rao')
    expect(asha.jar.has('diya-cart')).toBe(false)
    const again = await asha.post(path, { intent: 'retry' })
    expect([again.status, textOf(await again.text()).includes('Thank you, Asha Rao')]).toEqual([409, true])
  })

  it('says what is missing at each field and keeps what she wrote', async () => {
    const asha = new Browser('pickle')
    const filled = { ...(await asha.form()), pin: '12', phone: '5', line1: '' }
    const form = Object.fromEntries(Object.entries(filled).filter(([name]) => name !== 'region'))
    const before = await countOrders()
    const answer = await asha.post('/checkout?currency=INR', form)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(4)
    for (const words of ['A PIN code has six digits', 'ten digits', 'Write house and street', 'Choose the State'])
      expect(textOf(html)).toContain(words)
    expect(html).toMatch(/value="Asha Rao"/)
    expect(hiddenOf(html)['key']).toBe(form['key'])
    expect(await countOrders()).toBe(before)
  })

  it('may insist on a PIN code that seems to lie elsewhere', async () => {
    const asha = new Browser('pickle')
    const form = { ...(await asha.form()), pin: '110001' }
    const html = await (await asha.post('/checkout', form)).text()
    expect(textOf(html)).toContain('This PIN code is in Delhi.')
    expect(html).toContain('name="pinConfirmed"')
    expect((await asha.post('/checkout', { ...form, pinConfirmed: 'yes' })).status).toBe(303)
  })

  it('agrees to the total again when a price changed meanwhile', async () => {
    const asha = new Browser('pickle')
    const form = await asha.form()
    await db.update(products).set({ priceMinor: 250_00 }).where(eq(products.slug, 'pickle'))
    const answer = await asha.post('/checkout?currency=INR', form)
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect(textOf(html)).toContain('This is the new total; nothing was taken.')
    expect(textOf(html)).toContain('Order and pay ₹310')
    expect(html).toMatch(/value="12 Lakshmi Road"/)
    expect((await asha.post('/checkout', { ...form, ...hiddenOf(html) })).status).toBe(303)
  })

  it('is told in the cart what sold out, how many are left and what was paused, and orders the rest', async () => {
    await db.update(products).set({ stock: 4 }).where(eq(products.slug, 'pickle'))
    await db.update(products).set({ stock: 0 }).where(eq(products.slug, 'stole'))
    await db.update(products).set({ isActive: false }).where(eq(products.slug, 'shawl'))
    const asha = new Browser('pickle:5.saree.stole.shawl')
    const html = await asha.read('/cart')
    const cart = textOf(html)
    const few = 'Without signing in you can order 2 now. Sign in to order more.'
    for (const words of [few, 'Sold out just now.', 'Not on sale now', 'What cannot be ordered now'])
      expect(cart).toContain(words)
    expect(html).toContain('aria-label="Take 2 of Mango pickle"')
    expect(cart).toContain('Total ₹1,700')
    const form = await asha.form()
    expect(form['things']).toBe('pickle:2.saree:1')
    const ordered = await asha.pay(await asha.post('/checkout', form), 'success')
    await asha.read(ordered)
    expect(asha.jar.get('diya-cart')).toBe('pickle:3.stole.shawl')
    await db.update(products).set({ isActive: true }).where(eq(products.slug, 'shawl'))
    await db.update(products).set({ stock: 1 }).where(eq(products.slug, 'stole'))
  })

  it('who chose a State that something is not sent to keeps her form, and has it back with the next State', async () => {
    await db.update(sellerProfiles).set({ deliversTo: 'own-state' }).where(eq(sellerProfiles.slug, 'meena'))
    const near = { region: 'Rajasthan', pin: '302001', city: 'Jaipur' }
    const alone = new Browser('saree')
    const refused = await alone.post('/checkout?currency=INR', await alone.form())
    const page = await refused.text()
    expect([refused.status, textOf(page).includes('Cotton saree is sent within Rajasthan only.')]).toEqual([409, true])
    expect(page).toMatch(/value="12 Lakshmi Road"/)
    expect(textOf(page)).toContain('Try this address')
    const again = await alone.post('/checkout?currency=INR', { ...hiddenOf(page), ...WHO })
    expect([again.status, textOf(await again.text()).includes('sent within Rajasthan only')]).toEqual([409, true])
    const fits = await alone.post('/checkout?currency=INR', { ...hiddenOf(page), ...WHO, ...near })
    const agreed = await fits.text()
    expect(textOf(agreed)).toContain('All of it can be sent there. This is the total; nothing was taken.')
    const both = new Browser('saree.pickle')
    const part = await (await both.post('/checkout?currency=INR', await both.form())).text()
    expect(textOf(part)).toContain('Order and pay ₹280')
    const whole = await (await both.post('/checkout?currency=INR', { ...hiddenOf(part), ...WHO, ...near })).text()
    expect(textOf(whole)).toContain('Order and pay ₹1,480')
    const countBefore = await countOrders()
    await alone.pay(await alone.post('/checkout?currency=INR', { ...hiddenOf(agreed), ...WHO, ...near }), 'success')
    const path = await both.pay(await both.post('/checkout?currency=INR', { ...hiddenOf(part), ...WHO }), 'success')
    expect(await countOrders()).toBe(countBefore + 2)
    expect(await both.see(path)).not.toContain('Cotton saree')
    expect(both.jar.get('diya-cart')).toBe('saree')
    await db.update(sellerProfiles).set({ deliversTo: 'india' }).where(eq(sellerProfiles.slug, 'meena'))
  })

  it('who comes second to the last piece pays nothing and keeps her form', async () => {
    const [asha, farida] = [new Browser('stole'), new Browser('stole.saree')]
    const [first, second] = [await asha.form(), await farida.form()]
    await asha.pay(await asha.post('/checkout', first), 'success')
    const answer = await farida.post('/checkout?currency=INR', second)
    const html = await answer.text()
    expect(answer.status).toBe(409)
    expect(textOf(html)).toContain('Block print stole is sold out just now.')
    expect(hiddenOf(html)).toMatchObject({ things: 'saree:1', agreed: '120000', key: second['key'] })
    expect(farida.jar.get('diya-cart')).toBe('stole.saree')
  })

  it('finds her way from an empty checkout', async () => {
    expect(await new Browser().see('/checkout')).toContain('There is nothing to order')
    expect(await new Browser('shawl').see('/checkout?currency=INR')).toContain('Order and pay $68.50')
  })
})

describe('an order’s page', () => {
  it('opens to nobody without its key, and is kept by nobody', async () => {
    for (const path of ['/orders/aaaaaaaaaaaaaaaaaaaaaa', '/orders/1', "/orders/'%20or%201=1"]) {
      expect((await t.get(path)).status, path).toBe(404)
      expect((await t.post(path, { intent: 'retry' })).status, path).toBe(409)
    }
    const asha = new Browser('pickle')
    const path = await asha.order('success')
    const response = await asha.get(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
    const html = await response.text()
    expect(html).toContain('<title>Order · Diya</title>')
    expect(html).not.toContain('asha@example.org')
    expect(JSON.stringify(t.logged)).not.toContain(path.slice('/orders/'.length))
    expect((await t.post(path, { intent: 'burn' })).status).toBe(404)
  })

  it('cancels one parcel before it is sent, with all its money, and leaves the other', async () => {
    const asha = new Browser('pickle.saree')
    const path = await asha.order('success')
    const { partId } = await partOf(path, 'Savitri')
    const before = await stockOf('pickle')
    expect((await asha.post(path, { intent: 'cancel', partId, reason: 'I ordered twice' })).status).toBe(303)
    expect(await stockOf('pickle')).toBe((before ?? 0) + 1)
    const page = await asha.see(path)
    expect(page).toContain('Going back to you ₹280')
    expect(page).toContain('I ordered twice')
    expect((await asha.post(path, { intent: 'cancel', partId, reason: '' })).status).toBe(409)
    expect((await asha.post(path, { intent: 'arrived', partId })).status).toBe(409)
    await sendRefunds(t.services.webhooks)
    await t.services.sandbox?.deliverDue(t.clock.now)
    expect(await asha.see(path)).toContain('Of it arrived ₹280')
  })

  it('follows a parcel: sent with tracking and invoice, arrived, reviewed once', async () => {
    const asha = new Browser('pickle')
    const path = await asha.order('success')
    const { partId } = await partOf(path, 'Savitri')
    expect((await t.get(`${path}/invoice/${partId}.pdf`)).status).toBe(404)
    expect((await asha.post(path, { intent: 'review', lineId: randomUUID(), stars: '5', name: 'A' })).status).toBe(409)
    expect(await send(partId, 'Delhivery https://track.example/42')).toEqual({ ok: true })
    const sent = await asha.read(path)
    expect(sent).toContain('href="https://track.example/42"')
    expect(textOf(sent)).toContain('On its way')
    const invoice = await t.get(`${path}/invoice/${partId}.pdf`)
    expect([invoice.status, invoice.headers.get('Content-Type'), invoice.headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(invoice.headers.get('Content-Disposition')).toContain('invoice-26-00')
    const other = await new Browser('saree').order('success')
    expect((await t.get(`${other}/invoice/${partId}.pdf`)).status).toBe(404)
    expect((await asha.post(other, { intent: 'arrived', partId })).status).toBe(409)
    expect((await asha.post(path, { intent: 'arrived', partId })).status).toBe(303)
    const { reviewLine: lineId } = await partOf(path, 'Savitri')
    const review = { intent: 'review', lineId, text: 'As from my mother.', name: 'Asha' }
    const starless = await asha.post(path, review)
    expect([starless.status, textOf(await starless.text()).includes('Choose from one to five stars')]).toEqual([
      400,
      true,
    ])
    expect((await asha.post(path, { ...review, stars: '5' })).status).toBe(303)
    expect((await asha.post(path, { ...review, stars: '1' })).status).toBe(409)
    expect(await db.select().from(productReviews)).toMatchObject([{ stars: 5, authorName: 'Asha' }])
    expect(textOf(await (await t.get('/product/pickle')).text())).toMatch(/Asha Bought here .* As from my mother\./)
  })

  it('asks to return something with a photo, as a guest, and takes it back', async () => {
    const asha = new Browser('pickle:2')
    const path = await asha.order('success')
    const { token, partId } = await partOf(path, 'Savitri')
    const upload = async (order: string, bytes: Buffer) => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(bytes)]), 'jar.png')
      return t.request(`/api/v1/media?order=${order}`, {
        method: 'POST',
        body,
        headers: { Origin: t.services.config.siteUrl },
      })
    }
    const jar = await picture(40, 30).png().toBuffer()
    expect((await upload(token, jar)).status).toBe(401)
    await send(partId)
    expect((await upload('aaaaaaaaaaaaaaaaaaaaaa', jar)).status).toBe(401)
    const uploaded = await upload(token, jar)
    expect(uploaded.status).toBe(201)
    const { id: photoId } = (await uploaded.json()) as { id: string }
    const { returnLine } = await partOf(path, 'Savitri')
    const form = { intent: 'return', partId, reason: 'damaged', words: 'One jar came broken.', photoId }
    const empty = await asha.post(path, { ...form, [`line-${returnLine}`]: '0' })
    expect([empty.status, textOf(await empty.text()).includes('Say of at least one thing')]).toEqual([400, true])
    expect((await asha.post(path, { ...form, [`line-${returnLine}`]: '1' })).status).toBe(303)
    const page = await asha.read(path)
    expect(textOf(page)).toMatch(/Return: It came broken 1 × Mango pickle\. About ₹220\./)
    expect(textOf(page)).toContain('One jar came broken.')
    const photo = /<img[^>]*src="([^"?]+)\?order=([^"]+)"[^>]*alt="Photo 1"/.exec(page)?.slice(1, 3) ?? []
    expect(photo[1]).toBe(token)
    const seen = await t.get(`${photo[0]}?order=${token}`)
    expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    for (const key of ['', '?order=', '?order=aaaaaaaaaaaaaaaaaaaaaa']) {
      expect((await t.get(`${photo[0]}${key}`)).status).toBe(404)
    }
    const [found] = await db.select().from(returnCases)
    const caseId = found?.id ?? ''
    expect((await asha.post(path, { intent: 'dispute', caseId, words: 'She does not answer.' })).status).toBe(409)
    expect((await asha.post(path, { intent: 'say', caseId, words: 'Here is more.' })).status).toBe(303)
    t.clock.now = new Date(start.getTime() + 3 * DAY_MS)
    expect(await asha.see(path)).toContain('Ask the market desk')
    expect((await asha.post(path, { intent: 'withdraw', caseId })).status).toBe(303)
    expect(await asha.see(path)).toContain('Closed.')
  })
})

describe('somebody who leaves the payment’s page', () => {
  it('finds the last piece still hers in the cart, and orders it anew; nobody else does', async () => {
    const asha = new Browser('stole')
    await db.update(products).set({ stock: 1 }).where(eq(products.slug, 'stole'))
    const left = await asha.post('/checkout?currency=INR', await asha.form())
    const open = await asha.goToPay(left)
    expect([left.status, await stockOf('stole')]).toEqual([303, 0])
    const waits = /An order of yours for ₹[\d,]+ waits to be paid\. Its pieces are kept for you until \d+:\d\d [ap]m\./
    const cart = await asha.see('/cart')
    expect(cart).toMatch(waits)
    expect(cart).not.toContain('Sold out')
    const checkout = await asha.read('/checkout')
    expect(textOf(checkout)).toMatch(waits)
    expect(checkout).toContain(`value="${WHO.line1}"`)
    const other = await new Browser('stole').see('/cart')
    expect(other).toContain('Sold out just now.')
    expect(other).not.toContain('waits to be paid')
    expect(await new Browser('pickle').read('/checkout')).not.toContain(`value="${WHO.line1}"`)
    const first = /href="(\/orders\/[\w-]+)"/.exec(await asha.read('/cart'))?.[1] ?? ''
    const path = await asha.order('success', { city: 'Nagpur', pin: '440001' })
    expect(path).not.toBe(first)
    expect(await asha.see(path)).toContain('Your order is paid.')
    expect(await asha.see(first)).toContain('You ordered again')
    expect(await asha.see('/cart')).not.toContain('waits to be paid')
    // The first payment's page was still open.
    expect(await asha.choose(open, 'success')).toBe(first)
    expect(await asha.see(first)).toContain('Your money is on its way back')
    expect(await stockOf('stole')).toBe(0)
  })

  it('has an empty cart and still the way back to it', async () => {
    const asha = new Browser('pickle')
    await asha.post('/checkout?currency=INR', await asha.form())
    asha.jar.delete('diya-cart')
    for (const page of ['/cart', '/checkout']) {
      const seen = await asha.see(page)
      expect(seen).toContain('waits to be paid')
      expect(seen).not.toContain('or order below')
    }
  })
})

describe('a member', () => {
  it('finds her orders in her account, and her last address in the next checkout; nobody else does', async () => {
    const [meena, farida] = [await signUp(t, 'Meenakshi'), await signUp(t, 'Farida')]
    const hers = new Browser('pickle', meena.init.headers.Cookie)
    const path = await hers.order('success', { city: 'Nagpur', pin: '440001' })
    const listed = await hers.read('/account/orders')
    expect(listed).toContain(`href="${path}"`)
    expect(textOf(listed)).toMatch(/Paid .* Mango pickle DO-26-\d{5} ₹280 Savitri: ordered/)
    hers.jar.set('diya-cart', 'saree')
    await hers.post('/account/lists', {})
    const again = await hers.read('/checkout')
    expect(textOf(again)).toContain('This is the address of your last order.')
    expect(again).toMatch(/value="Nagpur"/)
    expect(await new Browser('', farida.init.headers.Cookie).read('/account/orders')).not.toContain('DO-26')
    expect((await t.get('/account/orders')).headers.get('Location')).toBe('/auth?next=%2Faccount%2Forders')
  })

  it('has one cart on two devices', async () => {
    const person = await signUp(t, 'Rukmini')
    const phone = new Browser('pickle:2', person.init.headers.Cookie)
    expect((await phone.post('/account/lists', {})).status).toBe(204)
    const laptop = new Browser('saree', person.init.headers.Cookie)
    await laptop.post('/account/lists', {})
    expect(laptop.jar.get('diya-cart')).toBe('pickle:2.saree')
    expect(await phone.see('/cart')).toContain('Cotton saree')
    await phone.post('/cart', { intent: 'remove', slug: 'pickle', returnTo: '/cart' })
    expect(await laptop.see('/cart')).not.toContain('Mango pickle')
    await phone.post('/saved', { intent: 'add', kind: 'product', slug: 'shawl', returnTo: '/saved' })
    expect(await laptop.see('/saved')).toContain('Dhaka shawl')
  })
})
