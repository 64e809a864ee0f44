import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { refunds } from '#app/features/payments/tables.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import type { Database, Db } from '#app/platform/db/database.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { cancelShipment } from '#app/features/orders/shipments/cancel-shipment.server.ts'
import { lockOrder, lockShipment } from '#app/features/orders/shipments/lock-shipment.server.ts'
import { sendShipment } from '#app/features/orders/shipments/send-shipment.server.ts'
import { type Market, openMarket, type Placed, newContact } from '#app/features/orders/market.test-support.ts'

// Needs several connections. On the embedded database the same tests run one after another.
const BUYERS = 30
const ROUNDS = 8

let database: Database
let market: Market
beforeAll(async () => {
  database = await testDatabase()
  market = await openMarket(database)
})

const times = <Result>(count: number, act: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(turn)))
const expectSound = async () => expect(await findFailedChecks(market.db, market.now())).toEqual([])
const refundsOf = ({ paymentId }: Placed) => market.db.$count(refunds, eq(refunds.paymentId, paymentId))

describe('concurrent requests', () => {
  it('30 buyers for few items of two products, in either order: as many orders as items, and no deadlock', async () => {
    const [a, b] = [await market.product({ stock: 10 }), await market.product({ stock: 10, seller: market.meena })]
    const forms = []
    const buyer = member('Asha')
    for (let i = 0; i < BUYERS; i++) {
      forms.push(await market.form(i % 2 === 0 ? [a, b] : [b, a], { actor: buyer, ...newContact() }))
    }
    const outcomes = await Promise.all(forms.map((form) => market.place(form, buyer)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    expect(new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason])))).toEqual(new Set(['problems']))
    expect([await market.stockOf(a), await market.stockOf(b)]).toEqual([0, 0])
    await expectSound()
  })

  it('the same form, posted ten times at once, is one order', async () => {
    const item = await market.product({ stock: 5 })
    const form = await market.form([item])
    const outcomes = await times(10, () => market.place(form))
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.token)).size).toBe(1)
    expect(await market.stockOf(item)).toBe(4)
  })

  it('money that arrives while the order expires: one paid order or one refund, never both, never neither', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const item = await market.product({ stock: 1 })
      const order = await market.placed([item])
      market.wait(31 * MINUTE_MS)
      const form = await market.form([item], { agreedMinor: 150_00 })
      await Promise.all([
        market.notify(market.report(order, 'captured')),
        market.sweep(),
        market.sweep(),
        market.place(form),
        market.notify(market.report(order, 'captured')),
      ])
      const { state } = await market.view(order)
      expect([state, await refundsOf(order)]).toEqual(state === 'paid' ? ['paid', 0] : ['refunded', 1])
      await expectSound()
    }
  })

  it('buyer and seller cancel while it is sent, and the refund is sent while it arrives: exactly one of them wins', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const item = await market.product({ stock: 3 })
      const order = await market.paid([item])
      const { id: shipmentId } = await market.shipment(order)
      const hers = market.context(market.savitri.actor)
      const done = await Promise.all([
        cancelShipment(market.context(), { by: 'buyer', token: order.token, shipmentId, reason: '' }),
        cancelShipment(hers, { by: 'seller', shipmentId, reason: 'Broken.' }),
        sendShipment(hers, { shipmentId, tracking: '' }),
      ])
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      const { state } = await market.shipment(order)
      expect(await market.stockOf(item)).toBe(state === 'cancelled' ? 3 : 2)
      await Promise.all([sendRefunds(market.deps), sendRefunds(market.deps)])
      await Promise.all([market.sandbox.deliverDue(market.now()), market.reconcile()])
      await expectSound()
    }
  })

  it('a shipment that is locked while its order is being paid is found, with the payment', async () => {
    const order = await market.placed([await market.product()])
    const { id: shipmentId } = await market.shipment(order)
    let locking: Promise<unknown> = Promise.resolve()
    await market.db.transaction(async (tx) => {
      await lockOrder(tx, order.orderId)
      locking = market.db.transaction((other) => lockShipment(other, shipmentId))
      if (database.engine === 'postgres') await expect.poll(() => countWaiting(tx)).toBe(1)
      await tx
        .update(orders)
        .set({ paymentId: order.paymentId, paidAt: market.now() })
        .where(eq(orders.id, order.orderId))
    })
    expect(await locking).toMatchObject({ order: { paymentId: order.paymentId }, shipment: { id: shipmentId } })
  })
})

/** The number of statements that wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
