import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { findBrokenSentences } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { payAgain } from './pay-again.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import {
  type Market,
  openMarket,
  type Placed,
  stranger,
  type TestProduct,
} from '#app/features/orders/market.test-support.ts'
import { quoteOrder } from '#app/features/orders/placing/quote-queries.server.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { keptFor, listWaiting } from './waiting-queries.server.ts'

let market: Market

beforeAll(async () => {
  market = await openMarket(await testDatabase())
})

const waitingOf = (actor: Actor, tokens: readonly string[] = []) =>
  listWaiting(market.db, { actor, tokens, now: market.now() })

/** Orders the same as before with another address, in the place of an earlier order. */
async function again(thing: TestProduct, earlier: Placed, actor: Actor = VISITOR) {
  const form = await market.form([thing], { agreedMinor: earlier.totalMinor, city: 'Nagpur' })
  const outcome = await market.place({ ...form, replaces: [earlier.token] }, actor)
  return outcome.ok ? market.attempt(outcome.token) : outcome.reason
}

const expectSound = async () => expect(await findBrokenSentences(market.db, market.now())).toEqual([])
const stateOf = async (order: Placed) => (await market.view(order)).state

describe('an order that waits for its payment', () => {
  it('is found by her account on any device, by a guest on the one that ordered, and by nobody else', async () => {
    const [asha, farida] = [member('Asha'), member('Farida')]
    const thing = await market.product({ stock: 5 })
    const hers = await market.placed([{ slug: thing.slug, quantity: 2 }], { actor: asha })
    const guests = await market.placed([thing], stranger())
    const lines = [{ slug: thing.slug, quantity: 2 }]
    expect(await waitingOf(asha)).toMatchObject([{ token: hers.token, currency: 'INR', totalMinor: 250_00, lines }])
    expect(await waitingOf(VISITOR, [guests.token])).toMatchObject([{ token: guests.token, totalMinor: 150_00 }])
    expect(await waitingOf(asha, [guests.token])).toHaveLength(2)
    expect(await waitingOf(farida)).toEqual([])
    expect(await waitingOf(VISITOR)).toEqual([])
    // After she signed out, the device that she shares does not tell of her.
    expect(await waitingOf(VISITOR, [hers.token])).toEqual([])
  })

  it('does not wait any more once it is paid, was not paid in time, or money is on its way', async () => {
    const thing = await market.product({ stock: 5 })
    const [paid, pending, late] = [
      await market.paid([thing]),
      await market.placed([thing], stranger()),
      await market.placed([thing], stranger()),
    ]
    await market.notify(market.report(pending, 'pending'))
    expect(await waitingOf(VISITOR, [paid.token, pending.token, late.token])).toMatchObject([{ token: late.token }])
    market.wait(31 * MINUTE_MS)
    expect(await waitingOf(VISITOR, [late.token])).toEqual([])
  })

  it('keeps its pieces for her: what she orders anew may count on them, and nobody else’s order', async () => {
    const thing = await market.product({ stock: 1 })
    const order = await market.placed([thing])
    const quote = async (tokens: readonly string[]) => {
      const kept = keptFor(await waitingOf(VISITOR, tokens))
      const asked = { currency: 'INR', lines: [{ slug: thing.slug, quantity: 1 }], state: null, actor: VISITOR, kept }
      return (await quoteOrder(market.db, asked)).problems.map(({ kind }) => kind)
    }
    expect(await quote([order.token])).toEqual([])
    expect(await quote([])).toEqual(['sold-out'])
  })
})

describe('an order in the place of another', () => {
  it('takes its last piece, and the earlier one says so', async () => {
    const thing = await market.product({ stock: 1 })
    const first = await market.placed([thing])
    const second = (await again(thing, first)) as Placed
    expect([await stateOf(first), await stateOf(second), await market.stockOf(thing)]).toEqual([
      'lapsed',
      'awaiting',
      0,
    ])
    expect((await market.shipment(first)).steps.at(-1)).toMatchObject({
      to: 'lapsed',
      by: 'buyer',
      reason: copy.reason.replaced,
    })
    await market.pay(second)
    // The page of the first payment was still open: its money comes too late.
    await market.notify(market.report(first, 'captured'))
    expect([await stateOf(first), await stateOf(second), await market.stockOf(thing)]).toEqual(['refunded', 'paid', 0])
    await expectSound()
  })

  it('takes nothing from one that was paid, is being paid, is in another currency, or whose key she has not', async () => {
    const thing = await market.product({ stock: 9 })
    const [paid, pending, other] = [
      await market.paid([thing]),
      await market.placed([thing], stranger()),
      await market.placed([thing], stranger()),
    ]
    const dollars = await market.product({ stock: 9, currency: 'USD' })
    const abroad = await market.placed([dollars], { currency: 'USD', ...stranger() })
    await market.notify(market.report(pending, 'pending'))
    const form = await market.form([thing])
    const replaces = [paid.token, pending.token, abroad.token, randomUUID()]
    expect(await market.place({ ...form, replaces })).toMatchObject({ ok: true })
    expect(await Promise.all([paid, pending, abroad, other].map(stateOf))).toEqual([
      'paid',
      'awaiting',
      'awaiting',
      'awaiting',
    ])
    expect(await market.stockOf(thing)).toBe(5)
  })

  it('that cannot be had leaves the earlier one as it is', async () => {
    const [thing, gone] = [await market.product({ stock: 1 }), await market.product({ stock: 0 })]
    const first = await market.placed([thing])
    const form = await market.form([thing, gone], { agreedMinor: 1_00 })
    expect(await market.place({ ...form, replaces: [first.token] })).toMatchObject({ ok: false, reason: 'problems' })
    expect(await again(thing, { ...first, totalMinor: 1_00 })).toBe('total-changed')
    expect([await stateOf(first), await market.stockOf(thing)]).toEqual(['awaiting', 0])
  })

  it('gives way in turn: the first form sent again, or paid again, is a new order and not the old payment', async () => {
    const thing = await market.product({ stock: 1 })
    const form = await market.form([thing])
    const outcome = await market.place(form)
    const first = await market.attempt(outcome.ok ? outcome.token : '')
    const second = (await again(thing, first)) as Placed
    expect(await market.place({ ...form, replaces: [second.token] })).toMatchObject({ ok: true })
    expect([await stateOf(first), await stateOf(second)]).toEqual(['lapsed', 'lapsed'])
    const [third] = await waitingOf(VISITOR, await allTokens(thing))
    expect([first.token, second.token]).not.toContain(third?.token)
    const ctx = { ...market.context(), payments: market.provider }
    expect(await payAgain(ctx, { token: first.token })).toMatchObject({ ok: true, token: third?.token })
    expect(await market.stockOf(thing)).toBe(0)
  })

  it('and the payment of the earlier one at the same moment: one of them has the piece, never both', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const thing = await market.product({ stock: 1 })
      const first = await market.placed([thing])
      const [second] = await Promise.all([again(thing, first), market.notify(market.report(first, 'captured'))])
      const states = [await stateOf(first), typeof second === 'string' ? second : await stateOf(second)]
      expect([
        ['paid', 'problems'],
        ['refunded', 'awaiting'],
      ]).toContainEqual(states)
      expect(await market.stockOf(thing)).toBe(0)
    }
    await expectSound()
  })
})

/** The keys of all orders of a product. */
async function allTokens({ id }: TestProduct): Promise<string[]> {
  const rows = await market.db
    .selectDistinct({ token: orders.publicToken })
    .from(orders)
    .innerJoin(orderShipments, eq(orderShipments.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.shipmentId, orderShipments.id))
    .where(eq(orderLines.productId, id))
  return rows.map(({ token }) => token)
}
