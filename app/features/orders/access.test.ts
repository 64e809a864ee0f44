import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { cancelShipment } from './shipments/cancel-shipment.server.ts'
import { confirmDelivery } from './shipments/confirm-delivery.server.ts'
import { forgetBuyer } from './erasure/forget-buyer.server.ts'
import { packShipment } from './shipments/pack-shipment.server.ts'
import { sendShipment } from './shipments/send-shipment.server.ts'
import { type Market, openMarket, OPERATOR, type Placed } from './market.test-support.ts'
import { findOrder, listOrdersOf, listOwnOrders } from './queries.server.ts'
import { findShopShipment } from './shop-orders/shop-shipment-queries.server.ts'
import { shipmentSteps, orders } from './tables.server.ts'

const ASHA = member('Asha')
const BHANU = member('Bhanu')

let market: Market
let others: Placed
beforeAll(async () => {
  market = await openMarket(await testDatabase())
  others = await market.paid([await market.product()], { actor: BHANU })
})

interface Person {
  actor: Actor
  /** The token that the person presents for the order. */
  token: (order: Placed) => string
}

const people = (): Record<string, Person> => ({
  'the buyer with her link': { actor: VISITOR, token: (order) => order.token },
  'a guest without the link': { actor: VISITOR, token: () => '' },
  'another buyer': { actor: BHANU, token: () => others.token },
  'the seller': { actor: market.savitri.actor, token: () => '' },
  'another seller': { actor: market.meena.actor, token: () => others.token },
  'an operator': { actor: OPERATOR, token: () => '' },
  'an operator who has not shown her second step': { actor: { ...OPERATOR, roles: [] }, token: () => '' },
})

type Action = (person: Person, order: Placed, shipmentId: string) => Promise<{ ok: boolean }>
const context = ({ actor }: Person) => market.context(actor)
const acts: Record<string, Action> = {
  'cancel as buyer': (person, order, shipmentId) =>
    cancelShipment(context(person), { by: 'buyer', token: person.token(order), shipmentId, reason: 'x' }),
  'cancel as seller': (person, _, shipmentId) =>
    cancelShipment(context(person), { by: 'seller', shipmentId, reason: 'x' }),
  'cancel as operator': (person, _, shipmentId) =>
    cancelShipment(context(person), { by: 'operator', shipmentId, reason: 'x' }),
  pack: (person, _, shipmentId) => packShipment(context(person), { shipmentId }),
  send: (person, _, shipmentId) => sendShipment(context(person), { shipmentId, tracking: '' }),
  'say that it arrived': (person, order, shipmentId) =>
    confirmDelivery(context(person), { token: person.token(order), shipmentId }),
}

/** Who may do what; everybody else gets `not-found`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'cancel as buyer': 'the buyer with her link',
  'cancel as seller': 'the seller',
  'cancel as operator': 'an operator',
  pack: 'the seller',
  send: 'the seller',
  'say that it arrived': 'the buyer with her link',
}

describe.each(Object.keys(acts))('%s', (name) => {
  it('is allowed for one of them; all others get not-found, and nothing changes', async () => {
    const order = await market.paid([await market.product()], { actor: ASHA })
    if (name === 'say that it arrived') await market.sent(order)
    const { id, state } = await market.shipment(order)
    const act = acts[name] as Action
    for (const [who, person] of Object.entries(people())) {
      if (who === ALLOWED[name]) continue
      expect([who, await act(person, order, id)]).toEqual([who, { ok: false, reason: 'not-found' }])
    }
    expect((await market.shipment(order)).state).toBe(state)
    const allowed = people()[ALLOWED[name] ?? '']
    if (!allowed) throw new Error('nobody is allowed')
    for (const wrong of ['', 'not-an-id', crypto.randomUUID()]) {
      expect(await act(allowed, order, wrong)).toEqual({ ok: false, reason: 'not-found' })
    }
    expect(await act(allowed, order, id)).toEqual({ ok: true })
    expect((await market.shipment(order)).state).not.toBe(state)
  })
})

describe('reading', () => {
  it('an order needs its token; a seller sees only their own shipments, a member only their own orders', async () => {
    const order = await market.paid([await market.product(), await market.product({ seller: market.meena })], {
      actor: ASHA,
    })
    const now = market.now()
    for (const token of ['', 'x', order.orderId, 'x'.repeat(500)]) {
      expect(await findOrder(market.db, { token, now })).toBeNull()
    }
    const { id: shipmentId } = await market.shipment(order, market.savitri)
    const hers = await findShopShipment(market.db, { sellerId: market.savitri.id, shipmentId, now })
    expect(hers?.order.address?.line1).toBe('12 Lake View')
    expect(JSON.stringify(hers)).not.toContain(order.token)
    expect(await findShopShipment(market.db, { sellerId: market.meena.id, shipmentId, now })).toBeNull()
    const tokens = (await listOrdersOf(market.db, { userId: ASHA.userId })).orders.map(({ token }) => token)
    expect(tokens).toContain(order.token)
    expect(tokens).not.toContain(others.token)
  })

  it('a seller sees no address of an unpaid or cancelled shipment', async () => {
    const item = await market.product()
    const [unpaid, cancelled] = [await market.placed([item]), await market.paid([item])]
    const { id } = await market.shipment(cancelled)
    await cancelShipment(market.context(), { by: 'buyer', token: cancelled.token, shipmentId: id, reason: '' })
    const read = async (order: Placed) =>
      findShopShipment(market.db, {
        sellerId: market.savitri.id,
        shipmentId: (await market.shipment(order)).id,
        now: market.now(),
      })
    expect(await read(unpaid)).toBeNull()
    expect((await read(cancelled))?.order.address).toBeNull()
  })
})

describe('a member who erases their account', () => {
  it('is removed from finished orders at once, from open ones when they finish, and from nobody else’s', async () => {
    const chitra = member('Chitra')
    const item = await market.product({ stock: 20 })
    const [over, underWay] = [
      await market.paid([item], { actor: chitra }),
      await market.paid([item], { actor: chitra }),
    ]
    const guests = await market.paid([item])
    const { id } = await market.shipment(over)
    await cancelShipment(market.context(chitra), { by: 'buyer', token: over.token, shipmentId: id, reason: '' })
    expect(await listOwnOrders(market.db, { userId: chitra.userId })).toHaveLength(2)
    expect(await forgetBuyer(market.context(chitra))).toEqual({ ok: true, orders: 2 })
    expect(await forgetBuyer(market.context(chitra))).toEqual({ ok: true, orders: 0 })
    const nothing = {
      userId: null,
      buyerName: null,
      email: null,
      phone: null,
      line1: null,
      line2: null,
      city: null,
      pin: null,
    }
    const rowOf = async ({ orderId }: Placed) =>
      (await market.db.select().from(orders).where(eq(orders.id, orderId)))[0]
    expect(await rowOf(over)).toMatchObject({ ...nothing, state: 'Maharashtra' })
    expect(await rowOf(underWay)).toMatchObject({ userId: null, line1: '12 Lake View' })
    expect(await market.db.$count(shipmentSteps, eq(shipmentSteps.userId, chitra.userId))).toBe(0)
    expect(await listOrdersOf(market.db, { userId: chitra.userId })).toEqual({ orders: [], hasMore: false })
    await market.delivered(underWay)
    await market.sweep()
    expect((await rowOf(underWay))?.line1).toBe('12 Lake View')
    market.wait(7 * DAY_MS)
    await market.sweep()
    expect(await rowOf(underWay)).toMatchObject({ ...nothing, forgetSince: null })
    expect(await rowOf(guests)).toMatchObject({ buyerName: 'Asha Rao', line1: '12 Lake View' })
    expect(await forgetBuyer(market.context())).toEqual({ ok: true, orders: 0 })
  })

  it('gets late money for an expired order refunded, because it has no delivery address any more', async () => {
    const devi = member('Devi')
    const order = await market.placed([await market.product()], { actor: devi })
    market.wait(DAY_MS)
    await market.sweep()
    await forgetBuyer(market.context(devi))
    await market.notify(market.report(order, 'captured'))
    expect((await market.view(order)).state).toBe('refunded')
  })
})
