import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { products } from '#app/features/marketplace/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { goToPayment } from '#app/features/orders/payment/go-to-payment.server.ts'
import { payAgain } from '#app/features/orders/payment/pay-again.server.ts'
import { setCommission } from '#app/features/orders/money/set-commission.server.ts'
import { type Market, openMarket, OPERATOR, newContact } from '#app/features/orders/market.test-support.ts'
import { quoteOrder } from './quote-queries.server.ts'
import { ORDER_MINOR_MAX, SELLERS_PER_ORDER_MAX } from '#app/features/orders/schema.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket(await testDatabase())
})

const counted = async () => [await market.db.$count(orders), await market.db.$count(payments)]
const change = (id: string, fields: Partial<typeof products.$inferInsert>) =>
  market.db.update(products).set(fields).where(eq(products.id, id))

describe('an order', () => {
  it('costs its goods, and for each seller the highest delivery price among their items, once', async () => {
    const [small, large] = [
      await market.product({ deliveryMinor: 30_00 }),
      await market.product({ deliveryMinor: 80_00 }),
    ]
    const far = await market.product({ seller: market.meena, deliveryMinor: 0, deliveryDays: 12 })
    const lines = [small, far, large].map(({ slug }) => ({ slug, quantity: 2 }))
    const quote = await quoteOrder(market.db, {
      currency: 'INR',
      lines,
      state: null,
      actor: VISITOR,
      now: market.now(),
    })
    expect(quote).toMatchObject({ goodsMinor: 600_00, deliveryMinor: 80_00, totalMinor: 680_00, problems: [] })
    expect(
      quote.shipments.map((shipment) => [
        shipment.seller.displayName,
        shipment.goodsMinor,
        shipment.deliveryMinor,
        shipment.deliveryDays,
      ]),
    ).toEqual([
      ['Savitri', 400_00, 80_00, 5],
      ['Meena', 200_00, 0, 12],
    ])
    const order = await market.placed(lines)
    const { shipments, number } = await market.view(order)
    expect(number).toMatch(/^DO-26-\d{5}$/)
    expect(shipments.map(({ state, totals }) => [state, totals.totalMinor, totals.earnedMinor])).toEqual([
      ['reserved', 480_00, 0],
      ['reserved', 200_00, 0],
    ])
  })

  it('posted again with the same form reuses the same payment', async () => {
    const item = await market.product({ stock: 1 })
    const form = await market.form([item])
    const first = await market.place(form)
    const before = await counted()
    expect(await market.place(form)).toEqual(first)
    expect(await counted()).toEqual(before)
    expect(await market.stockOf(item)).toBe(0)
    expect(await market.place({ ...form, key: randomUUID(), ...newContact() })).toMatchObject({
      ok: false,
      reason: 'problems',
    })
  })

  it('whose payment failed gets another payment while its items are reserved, which lasts for that payment too', async () => {
    const item = await market.product({ stock: 1 })
    const form = await market.form([item])
    const first = await market.place(form)
    if (!first.ok) throw new Error(first.reason)
    const order = await market.attempt(first.token)
    await goToPayment(market.context(), { token: first.token })
    market.wait(20 * MINUTE_MS)
    await market.pay(order, 'failure')
    expect(await market.place(form)).toMatchObject({ ok: true, token: first.token })
    expect((await market.attempt(first.token)).paymentId).not.toBe(order.paymentId)
    await goToPayment(market.context(), { token: first.token })
    market.wait(20 * MINUTE_MS)
    await market.sweep()
    await market.pay(await market.attempt(first.token))
    expect((await market.view(order)).state).toBe('paid')
    expect(await market.stockOf(item)).toBe(0)
    const paid = await market.place(form)
    expect(paid).toEqual({ ok: true, token: first.token, redirectTo: `https://diya.example/orders/${first.token}` })
  })

  it('that expired is a new order when the form is posted again, if the items are available', async () => {
    const item = await market.product({ stock: 1 })
    const form = await market.form([item])
    const first = await market.place(form)
    market.wait(31 * MINUTE_MS)
    await market.sweep()
    const second = await market.place(form)
    expect(second.ok && first.ok && second.token !== first.token).toBe(true)
    market.wait(31 * MINUTE_MS)
    await market.sweep()
    await market.paid([item])
    expect(await market.place(form)).toMatchObject({
      ok: false,
      reason: 'problems',
      quote: { problems: [{ kind: 'sold-out', slug: item.slug }] },
    })
  })

  it('asks for confirmation when a price has changed, and writes nothing', async () => {
    const item = await market.product()
    const form = await market.form([item])
    await change(item.id, { priceMinor: 120_00 })
    const before = await counted()
    expect(await market.place(form)).toMatchObject({
      ok: false,
      reason: 'total-changed',
      quote: { totalMinor: 170_00 },
    })
    expect(await counted()).toEqual(before)
    expect(await market.stockOf(item)).toBe(10)
  })

  it('is paid again by the holder of its link, with its reserved items, in any order of lines', async () => {
    const [a, b] = [await market.product({ stock: 1, title: 'B' }), await market.product({ stock: 1, title: 'A' })]
    const form = await market.form([a, b])
    const first = await market.place(form)
    if (!first.ok) throw new Error(first.reason)
    const { token } = first
    const again = () => payAgain({ ...market.context(), payments: market.provider }, { token })
    expect(await again()).toEqual(first)
    await market.pay(await market.attempt(token), 'failure')
    const second = await again()
    expect(second).toMatchObject({ ok: true, token })
    expect(await market.place({ ...form, lines: form.lines.toReversed() })).toEqual(second)
    expect(await market.db.$count(payments, eq(payments.subjectId, (await market.attempt(token)).orderId))).toBe(2)
    await market.pay(await market.attempt(token))
    expect(await again()).toEqual({ ok: false, reason: 'not-possible' })
    const wrong = await payAgain({ ...market.context(), payments: market.provider }, { token: 'wrong' })
    expect(wrong).toEqual({ ok: false, reason: 'not-found' })
  })

  it('stays written when the provider is down, and continues from there', async () => {
    const form = await market.form([await market.product()])
    const { start } = market.provider
    const { PaymentProviderError } = await import('#app/platform/payments/provider-error.ts')
    market.provider.start = () =>
      Promise.reject(new PaymentProviderError('unavailable', { provider: 's', action: 'start', code: 'x' }))
    expect(await market.place(form)).toEqual({ ok: false, reason: 'provider-unavailable' })
    market.provider.start = start
    expect(await market.place(form)).toMatchObject({ ok: true })
  })
})

describe('an unavailable item is named, the rest is computed, and nothing is written', () => {
  const asked = async (lines: { slug: string; quantity?: number }[], changes: Parameters<Market['form']>[1] = {}) => {
    const before = await counted()
    const outcome = await market.place(await market.form(lines, { agreedMinor: 100_00, ...changes }), changes.actor)
    if (outcome.ok || !('quote' in outcome)) throw new Error('it was placed')
    expect(await counted()).toEqual(before)
    return outcome.quote
  }
  const kinds = async (...[lines, changes]: Parameters<typeof asked>) =>
    (await asked(lines, changes)).problems.map(({ kind }) => kind)

  it.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 2])('a quantity of %s', async (quantity) => {
    const [item, other] = [await market.product(), await market.product()]
    expect(await kinds([{ slug: item.slug, quantity }, other])).toEqual(['no-quantity'])
    // Not hidden by another line of the same product either.
    expect(await kinds([{ slug: item.slug, quantity }, item])).toEqual(['no-quantity'])
  })

  it('more than the stock', async () => {
    const actor = member('Asha')
    const item = await market.product({ stock: 3 })
    const quote = await asked(
      [
        { slug: item.slug, quantity: 2 },
        { slug: item.slug, quantity: 2 },
      ],
      { actor },
    )
    expect(quote).toMatchObject({ problems: [{ kind: 'too-few', available: 3 }], totalMinor: 350_00 })
    const many = await market.product({ stock: 500 })
    expect(await asked([{ slug: many.slug, quantity: 100 }], { actor })).toMatchObject({
      problems: [{ kind: 'too-few', available: 99 }],
    })
  })

  it('paused, deleted or sold out while it was in the cart', async () => {
    const [paused, unavailable, empty] = [
      await market.product(),
      'a-thing-of-the-past',
      await market.product({ stock: 0 }),
    ]
    await change(paused.id, { isActive: false })
    expect(await kinds([paused, { slug: unavailable }, empty])).toEqual(['unavailable', 'unavailable', 'sold-out'])
    expect(await kinds([{ slug: "'; DROP TABLE" }])).toEqual(['unavailable'])
  })

  it('the buyer’s own products', async () => {
    const item = await market.product()
    expect(await kinds([item], { actor: market.savitri.actor })).toEqual(['own'])
    expect(await kinds([item], { actor: market.meena.actor })).toEqual([])
  })

  it('products of a seller who delivers to one State only', async () => {
    const seller = await market.seller('Rukmini', { deliversTo: 'own-state', state: 'Kerala' })
    const item = await market.product({ seller })
    expect((await asked([item], { state: 'Goa' })).problems).toMatchObject([
      { kind: 'not-to-this-state', within: 'Kerala', requested: 1 },
    ])
    const input = { currency: 'INR', lines: [{ slug: item.slug, quantity: 1 }], actor: VISITOR, now: market.now() }
    expect((await quoteOrder(market.db, { ...input, state: null })).problems).toEqual([])
    expect((await market.placed([item], { state: 'Kerala' })).totalMinor).toBe(150_00)
  })

  it('above the highest total, and above the highest number of sellers', async () => {
    const dear = await market.product({ priceMinor: 1_00_00_000_00, stock: 99 })
    const [fits] = [Math.floor(ORDER_MINOR_MAX / 1_00_00_000_00)]
    expect(await kinds([{ slug: dear.slug, quantity: fits }])).toEqual(['too-dear'])
    const things = []
    for (let i = 0; i <= SELLERS_PER_ORDER_MAX; i++)
      things.push(await market.product({ seller: await market.seller(`S${i}`) }))
    const quote = await asked(things)
    expect(quote.problems.map(({ kind }) => kind)).toEqual(['too-many-sellers'])
    expect(quote.shipments).toHaveLength(SELLERS_PER_ORDER_MAX)
  })

  it('items in another currency belong to another order', async () => {
    const [rupees, dollars] = [await market.product(), await market.product({ currency: 'USD' })]
    const quote = await quoteOrder(market.db, {
      currency: 'USD',
      lines: [rupees, dollars].map(({ slug }) => ({ slug, quantity: 1 })),
      state: null,
      actor: VISITOR,
      now: market.now(),
    })
    expect(quote).toMatchObject({ totalMinor: 150_00, problems: [] })
    expect(await asked([rupees], { currency: 'USD' })).toMatchObject({ totalMinor: 0, shipments: [] })
  })

  it.each([0, -100, 99.5, Number.NaN])('a total of %s', async (agreedMinor) => {
    expect((await asked([await market.product()], { agreedMinor })).totalMinor).toBe(150_00)
  })
})

describe('the commission', () => {
  const set = (categoryId: string | null, basisPoints: number, validFrom = market.now(), actor = OPERATOR) =>
    setCommission(market.context(actor), { categoryId, basisPoints, validFrom, note: 'Trial' })
  const rateOf = async (...categories: string[]) => {
    const things = []
    for (const category of categories) things.push(await market.product({ category }))
    const { id } = await market.shipment(await market.placed(things))
    const [shipment] = await market.db.select().from(orderShipments).where(eq(orderShipments.id, id))
    return shipment?.commissionBasisPoints
  }

  it('is 0 unless a rate is set, and the rate of the time of the order applies', async () => {
    expect(await rateOf('Food')).toBe(0)
    expect(await set(null, 500)).toEqual({ ok: true })
    expect(await rateOf('Food')).toBe(500)
    await set(market.categoryId('Beauty'), 800)
    await set(null, 900, new Date(market.now().getTime() + MINUTE_MS))
    expect(await rateOf('Beauty')).toBe(800)
    expect(await rateOf('Food')).toBe(500)
    expect(await rateOf('Food', 'Beauty')).toBe(500)
    market.wait(MINUTE_MS)
    expect(await rateOf('Food')).toBe(900)
    expect(await rateOf('Food', 'Beauty')).toBe(800)
  })

  it('is set by operators only, within limits, for an existing category', async () => {
    expect(await set(null, 100, market.now(), member('Asha'))).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await set(null, 3_001)).toEqual({ ok: false, reason: 'invalid' })
    expect(await set(null, -1)).toEqual({ ok: false, reason: 'invalid' })
    expect(await set(null, 1, new Date(Number.NaN))).toEqual({ ok: false, reason: 'invalid' })
    expect(await set('not-an-id', 100)).toEqual({ ok: false, reason: 'not-found' })
    expect(await set(crypto.randomUUID(), 100)).toEqual({ ok: false, reason: 'not-found' })
  })
})
