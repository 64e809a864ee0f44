import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sendShipment } from '#app/features/orders/shipments/send-shipment.server.ts'
import { sweepOrders } from '#app/features/orders/payment/sweep-orders.server.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { member } from '#test/people.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'

export const WHO = {
  name: 'Asha Rao',
  phone: '98765 43210',
  email: 'asha@example.org',
  line1: '12 Lakshmi Road',
  line2: '',
  city: 'Pune',
  pin: '411030',
  region: 'Maharashtra',
}

/**
 * Two products of Savitri's (pickle, shawl) and two of Meena's (saree, and a stole with a stock of 1). Before each
 * test all reservations are released.
 */
export async function openTwoShops() {
  const t = await testApp()
  const { db } = t.database
  const start = t.clock.now
  const SAVITRI = member('Savitri')

  const shop = await openShop(db)
  await db.update(sellerProfiles).set({ userId: SAVITRI.userId, state: 'Maharashtra' })
  const [jaipur] = await db.insert(regions).values({ name: 'Jaipur', country: 'India' }).returning()
  const meena = { slug: 'meena', displayName: 'Meena', bio: 'Cloth.', regionId: jaipur?.id ?? '', state: 'Rajasthan' }
  const [other] = await db.insert(sellerProfiles).values(meena).returning()
  await shop.add({ slug: 'pickle', title: 'Mango pickle', priceMinor: 220_00, deliveryMinor: 60_00 })
  await shop.add({ slug: 'shawl', title: 'Dhaka shawl', priceMinor: 68_50, currency: 'USD' })
  await shop.add({ slug: 'saree', title: 'Cotton saree', priceMinor: 1_200_00, sellerId: other?.id ?? '' })
  await shop.add({ slug: 'stole', title: 'Block print stole', priceMinor: 500_00, sellerId: other?.id ?? '', stock: 1 })
  beforeEach(async () => {
    t.clock.now = start
    // Releases the reservations of the test before.
    const { config: site, sealer } = t.services
    await sweepOrders({ db, now: new Date(start.getTime() + DAY_MS), site, sealer })
    await db.update(products).set({ stock: 50, isActive: true, priceMinor: 220_00 }).where(eq(products.slug, 'pickle'))
  })
  const browse = (cart = '', own = '') => new Browser(t, cart, own)
  const stockOf = async (slug: string) =>
    (await db.select({ stock: products.stock }).from(products).where(eq(products.slug, slug)))[0]?.stock
  const countOrders = async () => (await db.select({ id: orders.id }).from(orders)).length
  async function shipmentOf(path: string, title: string) {
    const token = path.slice('/orders/'.length)
    const rows = await db
      .select({ id: orderShipments.id, name: sellerProfiles.displayName })
      .from(orderShipments)
      .innerJoin(orders, eq(orders.id, orderShipments.orderId))
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderShipments.sellerId))
      .where(eq(orders.publicToken, token))
    const shipmentId = rows.find(({ name }) => name === title)?.id ?? ''
    const html = await (await t.get(path)).text()
    const lineId = (name: string) =>
      new RegExp(`name="${name}([0-9a-f-]{36})?"(?: value="([0-9a-f-]{36})")?`).exec(html)
    return { token, shipmentId, reviewLine: lineId('lineId')?.[2] ?? '', returnLine: lineId('line-')?.[1] ?? '' }
  }
  const send = async (shipmentId: string, tracking = 'Speed Post EK123456789IN') =>
    sendShipment(contextIn(t)(SAVITRI), { shipmentId, tracking })

  return { t, db, start, SAVITRI, shop, browse, stockOf, countOrders, shipmentOf, send }
}

/** A client without JavaScript. */
class Browser {
  readonly jar = new Map<string, string>()

  readonly #t: TestApp

  constructor(t: TestApp, cart = '', own = '') {
    this.#t = t
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

  get = async (path: string) => this.keep(await this.#t.get(path, this.init))
  post = async (path: string, fields: Record<string, string>) => this.keep(await this.#t.post(path, fields, this.init))
  read = async (path: string) => (await this.get(path)).text()
  see = async (path: string) => textOf(await this.read(path))

  /** The checkout's hidden fields with an address. */
  async form(path = '/checkout?currency=INR'): Promise<Record<string, string>> {
    return { ...hiddenOf(await this.read(path)), ...WHO }
  }

  /** Orders the cart's items and chooses an outcome on the payment's page. Returns the order's path. */
  async order(outcome: string, changes: Record<string, string> = {}): Promise<string> {
    return this.pay(await this.post('/checkout?currency=INR', { ...(await this.form()), ...changes }), outcome)
  }

  async pay(started: Response, outcome: string): Promise<string> {
    return this.choose(await this.goToPay(started), outcome)
  }

  /** Follows our redirect; returns the provider's page. */
  async goToPay(started: Response): Promise<string> {
    const redirect = started.headers.get('Location') ?? ''
    if (started.status !== 303 || !redirect.endsWith('/pay')) {
      throw new Error(`no payment: ${started.status} ${textOf(await started.text()).slice(0, 2_000)}`)
    }
    const answer = await this.get(new URL(redirect).pathname)
    return new URL(answer.headers.get('Location') ?? '').pathname
  }

  /** Chooses an outcome on the provider's page; returns the order's path. */
  async choose(page: string, outcome: string): Promise<string> {
    const chosen = await this.#t.post(`${page}/outcome`, { method: 'upi', outcome })
    return new URL(chosen.headers.get('Location') ?? '').pathname
  }
}

export const hiddenOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(key|currency|things|leftOut|agreed)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
