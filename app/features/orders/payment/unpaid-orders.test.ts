import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { payAgain } from './pay-again.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import {
  type Market,
  openMarket,
  type Placed,
  newContact,
  type TestProduct,
} from '#app/features/orders/market.test-support.ts'
import { quoteOrder } from '#app/features/orders/placing/quote-queries.server.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { reservedItems, listUnpaidOrders } from './unpaid-queries.server.ts'

let market: Market

beforeAll(async () => {
  market = await openMarket(await testDatabase())
})

const unpaidOf = (actor: Actor, tokens: readonly string[] = []) =>
  listUnpaidOrders(market.db, { actor, tokens, now: market.now() })

/** Orders the same again with another address, which replaces an earlier order. */
async function again(item: TestProduct, earlier: Placed, actor: Actor = VISITOR) {
  const form = await market.form([item], { agreedMinor: earlier.totalMinor, city: 'Nagpur' })
  const outcome = await market.place({ ...form, replaces: [earlier.token] }, actor)
  return outcome.ok ? market.attempt(outcome.token) : outcome.reason
}

const expectSound = async () => expect(await findFailedChecks(market.db, market.now())).toEqual([])
const stateOf = async (order: Placed) => (await market.view(order)).state

describe('an unpaid order', () => {
  it('is listed for its member on any device, for a guest on the device that ordered, and for nobody else', async () => {
    const [asha, farida] = [member('Asha'), member('Farida')]
    const item = await market.product({ stock: 5 })
    const hers = await market.placed([{ slug: item.slug, quantity: 2 }], { actor: asha })
    const guests = await market.placed([item], newContact())
    const lines = [{ slug: item.slug, quantity: 2 }]
    expect(await unpaidOf(asha)).toMatchObject([{ token: hers.token, currency: 'INR', totalMinor: 250_00, lines }])
    expect(await unpaidOf(VISITOR, [guests.token])).toMatchObject([{ token: guests.token, totalMinor: 150_00 }])
    expect(await unpaidOf(asha, [guests.token])).toHaveLength(2)
    expect(await unpaidOf(farida)).toEqual([])
    expect(await unpaidOf(VISITOR)).toEqual([])
    // After sign-out the cookie alone does not show the order.
    expect(await unpaidOf(VISITOR, [hers.token])).toEqual([])
  })

  it('is not listed once it is paid or expired, or while its payment is pending', async () => {
    const item = await market.product({ stock: 5 })
    const [paid, pending, late] = [
      await market.paid([item]),
      await market.placed([item], newContact()),
      await market.placed([item], newContact()),
    ]
    await market.notify(market.report(pending, 'pending'))
    expect(await unpaidOf(VISITOR, [paid.token, pending.token, late.token])).toMatchObject([{ token: late.token }])
    market.wait(31 * MINUTE_MS)
    expect(await unpaidOf(VISITOR, [late.token])).toEqual([])
  })

  it('reserves its items: a new order of the same buyer may use them, nobody else’s', async () => {
    const item = await market.product({ stock: 1 })
    const order = await market.placed([item])
    const quote = async (tokens: readonly string[]) => {
      const reserved = reservedItems(await unpaidOf(VISITOR, tokens))
      const asked = {
        currency: 'INR',
        lines: [{ slug: item.slug, quantity: 1 }],
        state: null,
        actor: VISITOR,
        now: market.now(),
        reserved,
      }
      return (await quoteOrder(market.db, asked)).problems.map(({ kind }) => kind)
    }
    expect(await quote([order.token])).toEqual([])
    expect(await quote([])).toEqual(['sold-out'])
  })
})

describe('an order that replaces another', () => {
  it('takes its last item, and the earlier order says so', async () => {
    const item = await market.product({ stock: 1 })
    const first = await market.placed([item])
    const second = (await again(item, first)) as Placed
    expect([await stateOf(first), await stateOf(second), await market.stockOf(item)]).toEqual(['lapsed', 'awaiting', 0])
    expect((await market.shipment(first)).steps.at(-1)).toMatchObject({
      to: 'lapsed',
      by: 'buyer',
      reason: copy.reason.replaced,
    })
    await market.pay(second)
    // The first payment's page was still open: its money comes too late.
    await market.notify(market.report(first, 'captured'))
    expect([await stateOf(first), await stateOf(second), await market.stockOf(item)]).toEqual(['refunded', 'paid', 0])
    await expectSound()
  })

  it('replaces no order that is paid, being paid, in another currency, or whose token the device does not have', async () => {
    const item = await market.product({ stock: 9 })
    const [paid, pending, other] = [
      await market.paid([item]),
      await market.placed([item], newContact()),
      await market.placed([item], newContact()),
    ]
    const dollars = await market.product({ stock: 9, currency: 'USD' })
    const abroad = await market.placed([dollars], { currency: 'USD', ...newContact() })
    await market.notify(market.report(pending, 'pending'))
    const form = await market.form([item])
    const replaces = [paid.token, pending.token, abroad.token, randomUUID()]
    expect(await market.place({ ...form, replaces })).toMatchObject({ ok: true })
    expect(await Promise.all([paid, pending, abroad, other].map(stateOf))).toEqual([
      'paid',
      'awaiting',
      'awaiting',
      'awaiting',
    ])
    expect(await market.stockOf(item)).toBe(5)
  })

  it('that fails leaves the earlier one as it is', async () => {
    const [item, unavailable] = [await market.product({ stock: 1 }), await market.product({ stock: 0 })]
    const first = await market.placed([item])
    const form = await market.form([item, unavailable], { agreedMinor: 1_00 })
    expect(await market.place({ ...form, replaces: [first.token] })).toMatchObject({ ok: false, reason: 'problems' })
    expect(await again(item, { ...first, totalMinor: 1_00 })).toBe('total-changed')
    expect([await stateOf(first), await market.stockOf(item)]).toEqual(['awaiting', 0])
  })

  it('is replaced in turn: the first form posted again, or paid again, makes a new order and not the old payment', async () => {
    const item = await market.product({ stock: 1 })
    const form = await market.form([item])
    const outcome = await market.place(form)
    const first = await market.attempt(outcome.ok ? outcome.token : '')
    const second = (await again(item, first)) as Placed
    expect(await market.place({ ...form, replaces: [second.token] })).toMatchObject({ ok: true })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['lapsed', 'lapsed'])
    const [third] = await unpaidOf(VISITOR, await allTokens(item))
    expect([first.token, second.token]).not.toContain(third?.token)
    const ctx = { ...market.context(), payments: market.provider }
    expect(await payAgain(ctx, { token: first.token })).toMatchObject({ ok: true, token: third?.token })
    expect(await market.stockOf(item)).toBe(0)
  })

  it('and the earlier one’s payment at the same time: exactly one of them gets the item', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const item = await market.product({ stock: 1 })
      const first = await market.placed([item])
      const [second] = await Promise.all([again(item, first), market.notify(market.report(first, 'captured'))])
      const states = [await stateOf(first), typeof second === 'string' ? second : await stateOf(second)]
      expect([
        ['paid', 'problems'],
        ['refunded', 'awaiting'],
      ]).toContainEqual(states)
      expect(await market.stockOf(item)).toBe(0)
    }
    await expectSound()
  })
})

/** Tokens of all orders of a product. */
async function allTokens({ id }: TestProduct): Promise<string[]> {
  const rows = await market.db
    .selectDistinct({ token: orders.publicToken })
    .from(orders)
    .innerJoin(orderShipments, eq(orderShipments.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.shipmentId, orderShipments.id))
    .where(eq(orderLines.productId, id))
  return rows.map(({ token }) => token)
}
