import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProduct } from '#app/features/marketplace/queries.server.ts'
import { saveVariants } from '#app/features/marketplace/shop-variants/save-variants.server.ts'
import { cancelShipment } from '#app/features/orders/shipments/cancel-shipment.server.ts'
import { sendShipment } from '#app/features/orders/shipments/send-shipment.server.ts'
import { type Market, openMarket, type Placed, newContact } from '#app/features/orders/market.test-support.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openPostgres } from '#app/platform/db/postgres.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { openPostgresServer, type PostgresServer } from '#test/crash/postgres-server.ts'
import { member } from '#test/people.ts'

// Concurrency, which one connection cannot test: many buyers at the same time, on PostgreSQL.
const BUYERS = 300
const PIECES = 10
const TIMEOUT_MS = 120_000

const server: PostgresServer | null = await openPostgresServer()
let database: Database
const buyer = member('Asha')
let market: Market

describe.skipIf(!server)('on PostgreSQL', { timeout: TIMEOUT_MS }, () => {
  beforeAll(async () => {
    database = await openPostgres((await server?.createDatabase()) ?? '', () => {})
    await migrate(database)
    market = await openMarket(database)
  })
  afterAll(async () => {
    await database.close()
    await server?.close()
  })

  const countPaid = (placed: readonly Placed[]) =>
    Promise.all(placed.map((order) => market.view(order))).then(
      (views) => views.filter(({ state }) => state === 'paid').length,
    )

  it(`of ${BUYERS} buyers who order the last ${PIECES} items at once exactly ${PIECES} get one`, async () => {
    const shawl = await market.product({ stock: PIECES })
    const forms = []
    for (let i = 0; i < BUYERS; i++) forms.push(await market.form([shawl], { actor: buyer, ...newContact() }))
    const outcomes = await Promise.all(forms.map((form) => market.place(form, buyer)))
    const placed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.token] : []))
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome]))
    expect(placed).toHaveLength(PIECES)
    expect(await market.stockOf(shawl)).toBe(0)
    for (const outcome of refused) {
      expect(outcome).toMatchObject({
        reason: 'problems',
        quote: { problems: [{ slug: shawl.slug, kind: 'sold-out' }] },
      })
    }
    expect(await database.db.$count(orders)).toBe(PIECES)

    const attempts = await Promise.all(placed.map((token) => market.attempt(token)))
    // Each payment is reported three times at once.
    await Promise.all(attempts.flatMap((order) => [1, 2, 3].map(() => market.notify(market.report(order, 'captured')))))
    expect(await countPaid(attempts)).toBe(PIECES)
    expect(await findFailedChecks(database.db, market.now())).toEqual([])
  })

  it(`of ${BUYERS} guests who order ${PIECES} items at once half that number hold one, until they pay`, async () => {
    const shawl = await market.product({ stock: PIECES })
    const forms = []
    for (let i = 0; i < BUYERS; i++) forms.push(await market.form([shawl], newContact()))
    const outcomes = await Promise.all(forms.map((form) => market.place(form)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(PIECES / 2)
    expect(await market.stockOf(shawl)).toBe(PIECES / 2)
  })

  it('40 buyers who order variants of two products in different orders at once all get theirs', async () => {
    const [first, second] = [await withVariants(), await withVariants()]
    const forms = []
    for (let i = 0; i < 40; i++) {
      const items = [
        { slug: first, variant: (i % 2) + 1 },
        { slug: second, variant: ((i + 1) % 2) + 1 },
      ]
      forms.push(await market.form(i % 4 < 2 ? items : items.toReversed(), { actor: buyer, ...newContact() }))
    }
    const outcomes = await Promise.all(forms.map((form) => market.place(form, buyer)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(40)
    for (const slug of [first, second]) {
      const product = await findProduct(database.db, slug)
      expect(product?.variants.map(({ stock }) => stock)).toEqual([5, 5])
      expect(product?.stock).toBe(10)
    }
    expect(await findFailedChecks(database.db, market.now())).toEqual([])
  })

  /** A product with two variants, 25 of each; returns its slug. */
  async function withVariants(): Promise<string> {
    const { slug } = await market.product()
    const variants = ['S', 'M'].map((size) => {
      return { number: null, values: [size], priceMinor: 100_00, stock: 25, stockSeen: null, mediaId: null }
    })
    await saveVariants(market.context(market.savitri.actor), { slug, names: ['Size'], variants })
    return slug
  }

  it('one form posted twenty times at once creates one order', async () => {
    const lamp = await market.product({ stock: 20 })
    const form = await market.form([lamp])
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => market.place(form)))
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.token)).size).toBe(1)
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(await market.stockOf(lamp)).toBe(19)
  })

  it('ten late payments, reported at once while ten others buy: every item and every rupee is counted once', async () => {
    const vase = await market.product({ stock: PIECES })
    const late: Placed[] = []
    for (let i = 0; i < PIECES; i++) late.push(await market.placed([vase], { actor: buyer, ...newContact() }))
    for (const order of late) await market.pay(order, 'lost')
    market.wait(31 * MINUTE_MS)
    await market.sweep()
    const forms = []
    for (let i = 0; i < PIECES; i++) forms.push(await market.form([vase], { actor: buyer, ...newContact() }))
    const [, ...outcomes] = await Promise.all([
      Promise.all(late.map((order) => market.notify(market.report(order, 'captured')))),
      ...forms.map((form) => market.place(form, buyer)),
    ])
    const views = await Promise.all(late.map((order) => market.view(order)))
    const bought = views.filter(({ state }) => state === 'paid').length
    const refunded = views.filter(({ state }) => state === 'refunded').length
    const others = outcomes.filter(({ ok }) => ok).length
    expect(bought + refunded).toBe(PIECES)
    expect(bought + others).toBe(PIECES)
    expect(await market.stockOf(vase)).toBe(0)
    await market.refundsArrive()
    await market.refundsArrive()
    expect(await findFailedChecks(database.db, market.now())).toEqual([])
  })

  it('when a buyer cancels while the seller sends, one of the two happens', async () => {
    const bowl = await market.product({ stock: 30 })
    for (let round = 0; round < 10; round++) {
      const order = await market.paid([bowl])
      const { id: shipmentId } = await market.shipment(order)
      const [cancelled, sent] = await Promise.all([
        cancelShipment(market.context(), { by: 'buyer', token: order.token, shipmentId, reason: '' }),
        sendShipment(market.context(market.savitri.actor), { shipmentId, tracking: '' }),
      ])
      expect([cancelled.ok, sent.ok].filter(Boolean)).toHaveLength(1)
      expect((await market.shipment(order)).state).toBe(cancelled.ok ? 'cancelled' : 'sent')
    }
    expect(await findFailedChecks(database.db, market.now())).toEqual([])
  })
})
