import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { balance } from '#app/features/ledger/queries.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { listOrdersOf } from '#app/features/orders/queries.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { sellerAccount } from '#app/features/orders/chart.ts'
import { cancelShipment } from './cancel-shipment.server.ts'
import { confirmDelivery } from './confirm-delivery.server.ts'
import { packShipment } from './pack-shipment.server.ts'
import { sendShipment } from './send-shipment.server.ts'
import { setCommission } from '#app/features/orders/money/set-commission.server.ts'
import { lockShipment } from './lock-shipment.server.ts'
import { type Market, openMarket, OPERATOR, type Placed } from '#app/features/orders/market.test-support.ts'
import { moveShipment } from './move-shipment.server.ts'
import {
  countShipmentsToSend,
  listShopShipments,
} from '#app/features/orders/shop-orders/shop-shipment-queries.server.ts'
import { refundShipment } from '#app/features/orders/money/refund-shipment.server.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket(await testDatabase())
})

const table = (...lines: string[]) => lines.join('\n')
const expectSound = async () => expect(await findFailedChecks(market.db, market.now())).toEqual([])
const mailsOf = async (order: Placed) =>
  (await listMails(market.db)).filter(({ to, text }) => to === 'asha@example.org' && text.includes(order.token))
const bookOf = async (order: Placed) => market.book(`order-part:${(await market.shipment(order)).id}`)

/** Refunds a shipment directly, as a return would. */
async function giveBack(
  order: Placed,
  amountMinor: number,
  { key, isWhole = false }: { key: string; isWhole?: boolean },
) {
  const { id } = await market.shipment(order)
  await market.db.transaction(async (tx) => {
    const locked = await lockShipment(tx, id)
    if (!locked) throw new Error('no shipment')
    const { shipment } = locked
    const now = market.now()
    await refundShipment(tx, { shipment, amountMinor, key, returnId: null, reason: 'Came broken.', now })
    if (isWhole) await moveShipment(tx, { shipment, to: 'returned', by: 'seller', userId: null, reason: null, now })
  })
}

describe('a shipment that is cancelled before it is sent', () => {
  it('is refunded in full, and the other shipment continues', async () => {
    const [pickle, shawl] = [await market.product(), await market.product({ seller: market.meena, deliveryMinor: 0 })]
    const order = await market.paid([pickle, shawl])
    await market.sent(order, market.meena)
    const { id: shipmentId } = await market.shipment(order, market.savitri)
    const cancel = { by: 'buyer', token: order.token, shipmentId, reason: '' } as const
    expect(await cancelShipment(market.context(), cancel)).toEqual({ ok: true })
    expect(await cancelShipment(market.context(), cancel)).toEqual({ ok: false, reason: 'not-possible' })
    expect(await market.stockOf(pickle)).toBe(10)
    await market.refundsArrive()
    const view = await market.view(order)
    expect(view).toMatchObject({ state: 'paid', totalMinor: 250_00, refundedMinor: 150_00 })
    expect(view.shipments.map(({ state, totals }) => [state, totals.arrivedMinor, totals.earnedMinor])).toEqual([
      ['cancelled', 150_00, 0],
      ['sent', 0, 100_00],
    ])
    expect(await market.book(`order-part:${shipmentId}`)).toBe(
      table(
        'date        transfer      account                        debit  credit',
        '2026-11-22  order         asset:gateway:sandbox           ₹150',
        '                          liability:seller-held:savitri           ₹150',
        '2026-11-22  order-refund  liability:seller-held:savitri   ₹150',
        '                          liability:refunds                       ₹150',
        '2026-11-22  refund        liability:refunds               ₹150',
        '                          asset:gateway:sandbox                   ₹150',
      ),
    )
    const [payment] = await market.db.select().from(payments).where(eq(payments.id, order.paymentId))
    expect(payment?.state).toBe('captured')
    expect((await mailsOf(order)).map(({ subject }) => subject).toSorted()).toEqual([
      'Meena has sent your parcel',
      `Your order ${view.number} is paid`,
      'Your order from Savitri is cancelled',
      'Your refund of ₹150 is complete',
    ])
    await expectSound()
  })

  it('by the seller or an operator needs a reason, which the buyer reads', async () => {
    for (const [by, actor] of [
      ['seller', market.savitri.actor],
      ['operator', OPERATOR],
    ] as const) {
      const order = await market.paid([await market.product()])
      const { id: shipmentId } = await market.shipment(order)
      const without = await cancelShipment(market.context(actor), { by, shipmentId, reason: ' \n ' })
      expect(without).toEqual({ ok: false, reason: 'reason-missing' })
      const reason = 'The jar broke\non my table.'
      expect(await cancelShipment(market.context(actor), { by, shipmentId, reason })).toEqual({ ok: true })
      const { steps, state } = await market.shipment(order)
      expect([state, steps.at(-1)]).toMatchObject(['cancelled', { by, reason: 'The jar broke on my table.' }])
      const letter = (await mailsOf(order)).find(({ subject }) => subject.includes('cancelled'))
      expect(letter?.text).toContain('Reason: The jar broke on my table.')
    }
    await market.refundsArrive()
    await expectSound()
  })

  it('makes the payment refunded when it was the last one, and late notifications change nothing', async () => {
    const order = await market.paid([await market.product()])
    const { id: shipmentId } = await market.shipment(order)
    await cancelShipment(market.context(), { by: 'buyer', token: order.token, shipmentId, reason: 'Changed my mind.' })
    await market.refundsArrive()
    await market.notify(market.report(order, 'captured'))
    await market.notify(market.report(order, 'refunded'))
    const [payment] = await market.db.select().from(payments).where(eq(payments.id, order.paymentId))
    expect(payment?.state).toBe('refunded')
    expect((await market.shipment(order)).totals).toMatchObject({ refundedMinor: 150_00, arrivedMinor: 150_00 })
    await expectSound()
  })
})

describe('a parcel', () => {
  it('is packed, sent with a gapless invoice number, and delivered; each step again changes nothing', async () => {
    const numbers = []
    for (let time = 0; time < 2; time++) {
      const order = await market.paid([await market.product({ seller: market.meena })])
      const { id: shipmentId } = await market.shipment(order)
      const hers = market.context(market.meena.actor)
      expect(await confirmDelivery(market.context(), { token: order.token, shipmentId })).toMatchObject({ ok: false })
      for (let again = 0; again < 2; again++) expect(await packShipment(hers, { shipmentId })).toEqual({ ok: true })
      for (let again = 0; again < 2; again++) {
        expect(await sendShipment(hers, { shipmentId, tracking: '  Speed Post \n EM1 ' })).toEqual({ ok: true })
      }
      expect(await packShipment(hers, { shipmentId })).toEqual({ ok: false, reason: 'not-possible' })
      const cancel = { by: 'buyer', token: order.token, shipmentId, reason: '' } as const
      expect(await cancelShipment(market.context(), cancel)).toEqual({ ok: false, reason: 'not-possible' })
      for (let again = 0; again < 2; again++) {
        expect(await confirmDelivery(market.context(), { token: order.token, shipmentId })).toEqual({ ok: true })
      }
      const shipment = await market.shipment(order)
      expect(shipment.tracking).toBe('Speed Post EM1')
      expect(shipment.steps.map(({ to }) => to)).toEqual(['reserved', 'paid', 'packed', 'sent', 'delivered'])
      numbers.push(shipment.invoiceNumber)
      const letter = (await mailsOf(order)).find(({ subject }) => subject.includes('sent'))
      expect(letter).toMatchObject({ attachments: [{ kind: 'invoice', id: shipmentId }] })
      expect(letter?.text).toContain('Tracking: Speed Post EM1')
      const packed = (await mailsOf(order)).filter(({ subject }) => subject === 'Meena has packed your parcel')
      expect(packed).toHaveLength(1)
    }
    // The first number was taken by the test before.
    expect(numbers).toEqual(['26-00002', '26-00003'])
    await expectSound()
  })

  it('counts as delivered a week after its expected day, but not while a return is open because it did not arrive', async () => {
    const [quiet, asking, late] = [
      await market.paid([await market.product()]),
      await market.paid([await market.product()]),
      await market.paid([await market.product()]),
    ]
    await market.sent(quiet)
    const { id: shipmentId } = await market.sent(asking)
    const at = market.now()
    const opened = { shipmentId, stateAt: at, openedAt: at, requestedMinor: 150_00 }
    await market.db.insert(orderReturns).values({ ...opened, reason: 'did-not-arrive' })
    market.wait(10 * DAY_MS)
    await market.sent(late)
    market.wait(2 * DAY_MS - 1)
    const sweptStates = async () => {
      await market.sweep()
      const states = []
      for (const order of [quiet, asking, late]) states.push((await market.shipment(order)).state)
      return states
    }
    expect(await sweptStates()).toEqual(['sent', 'sent', 'sent'])
    market.wait(1)
    expect(await sweptStates()).toEqual(['delivered', 'sent', 'sent'])
    const asked = async (order: Placed) => (await mailsOf(order)).filter(({ subject }) => subject.endsWith('arrived?'))
    expect((await asked(quiet)).map(({ text }) => text).join()).toContain('tell us by 11 December 2026')
    expect(await asked(asking)).toEqual([])
    market.wait(5 * DAY_MS)
    expect(await sweptStates()).toEqual(['delivered', 'sent', 'delivered'])
    await market.db.update(orderReturns).set({ state: 'closed' })
  })
})

describe('a delivered shipment', () => {
  it('is released to the seller a week later, less refunds and commission', async () => {
    market.wait(30 * DAY_MS)
    for (let again = 0; again < 2; again++) await market.sweep()
    market.wait(8 * DAY_MS)
    await market.sweep()
    const before = await balance(market.db, sellerAccount(market.savitri.id, 'INR').code)
    const commission = { categoryId: null, basisPoints: 333, validFrom: market.now(), note: '' }
    await setCommission(market.context(OPERATOR), commission)
    const order = await market.paid([{ slug: (await market.product()).slug, quantity: 3 }])
    await market.delivered(order)
    await giveBack(order, 100_01, { key: 'case:first' })
    await giveBack(order, 100_01, { key: 'case:first' })
    await expect(giveBack(order, 249_99 + 1, { key: 'case:second' })).rejects.toThrow('24999 that are held')
    market.wait(7 * DAY_MS - 1)
    await market.sweep()
    expect((await market.shipment(order)).releasedAt).toBeNull()
    market.wait(1)
    await market.refundsArrive()
    // 3.33 % of ₹199.99, what was not refunded, rounded down: ₹6.65.
    expect((await market.shipment(order)).totals).toMatchObject({
      refundedMinor: 100_01,
      commissionMinor: 6_65,
      earnedMinor: 243_34,
    })
    for (let again = 0; again < 2; again++) await market.sweep()
    expect((await bookOf(order)).split('\n').slice(-3).join('\n')).toMatch(
      /release {7}liability:seller-held:savitri +₹249\.99\n +liability:seller:savitri +₹243\.34\n +income:commission +₹6\.65$/,
    )
    expect((await balance(market.db, sellerAccount(market.savitri.id, 'INR').code)) - before).toBe(243_34)
    await expect(giveBack(order, 1, { key: 'case:third' })).rejects.toThrow('0 that are held')
    expect((await market.shipment(order)).returnUntil).toBeNull()
    await expectSound()
  })

  it('is not released while a return is open; a refused return closes by itself after a week', async () => {
    const order = await market.paid([await market.product()])
    const { id: shipmentId } = await market.delivered(order)
    const at = market.now()
    const opened = { shipmentId, stateAt: at, openedAt: at, requestedMinor: 100_00 }
    const [found] = await market.db
      .insert(orderReturns)
      .values({ ...opened, reason: 'damaged' })
      .returning()
    market.wait(7 * DAY_MS)
    expect(await market.sweep()).toMatchObject({ released: 0, closed: 0 })
    await market.db
      .update(orderReturns)
      .set({ state: 'refused', stateAt: market.now() })
      .where(eq(orderReturns.id, found!.id))
    market.wait(7 * DAY_MS)
    expect(await market.sweep()).toMatchObject({ closed: 1, released: 1 })
    expect((await market.shipment(order)).returns[0]).toMatchObject({ state: 'closed', statements: [{ by: 'system' }] })
    await expectSound()
  })

  it('that is returned in full releases the delivery to the seller at once', async () => {
    const order = await market.paid([await market.product()])
    await market.delivered(order)
    await giveBack(order, 100_00, { key: 'case:whole', isWhole: true })
    await market.refundsArrive()
    expect(await market.shipment(order)).toMatchObject({
      state: 'returned',
      releasedAt: market.now(),
      totals: { commissionMinor: 0, earnedMinor: 50_00, arrivedMinor: 100_00 },
    })
    await expectSound()
  })
})

it('the seller’s orders list paid shipments only, with the same sums as the buyer’s page', async () => {
  const seller = await market.seller('Lata')
  const [paid, unpaid] = [await market.product({ seller }), await market.product({ seller })]
  const order = await market.paid([{ slug: paid.slug, quantity: 2 }])
  await market.placed([unpaid])
  const { shipments, hasMore } = await listShopShipments(market.db, { sellerId: seller.id, states: ['paid', 'packed'] })
  const { id, totals } = await market.shipment(order)
  expect(shipments).toMatchObject([{ id, state: 'paid', totals, hasOpenReturn: false, lines: [{ quantity: 2 }] }])
  expect(hasMore).toBe(false)
  expect((await listShopShipments(market.db, { sellerId: seller.id, states: ['sent'] })).shipments).toEqual([])
})

it('a seller and a buyer read many orders page by page, each order once', async () => {
  const seller = await market.seller('Rani')
  const product = await market.product({ seller, stock: 40 })
  const buyer = member('Tara')
  for (let i = 0; i < 31; i++) await market.paid([product], { actor: buyer })
  const toSend = { sellerId: seller.id, states: ['paid', 'packed'] } as const
  const ofSeller = await Promise.all([1, 2, 3].map((page) => listShopShipments(market.db, { ...toSend, page })))
  const ofBuyer = await Promise.all([1, 2, 3].map((page) => listOrdersOf(market.db, { userId: buyer.userId, page })))
  const numbers = [ofSeller.map(({ shipments }) => shipments), ofBuyer.map(({ orders }) => orders)].map((pages) =>
    pages.map((orders) => orders.map(({ number }) => number)),
  )
  for (const pages of numbers) {
    expect(pages.map((page) => page.length)).toEqual([30, 1, 0])
    expect(new Set(pages.flat()).size).toBe(31)
  }
  for (const pages of [ofSeller, ofBuyer]) expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, false, false])
  const { count, firstDue } = await countShipmentsToSend(market.db, { sellerId: seller.id })
  expect([count, firstDue]).toEqual([31, ofSeller[0]?.shipments[0]?.arrivesBy])
})
