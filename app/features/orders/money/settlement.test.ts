import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { payments, refunds } from '#app/features/payments/tables.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { cancelShipment } from '#app/features/orders/shipments/cancel-shipment.server.ts'
import { type Market, openMarket, type Placed } from '#app/features/orders/market.test-support.ts'
import { orderRefunds } from '#app/features/orders/returns/return-tables.server.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket(await testDatabase())
  // Refunds are accepted; the test decides when one arrives.
  market.provider.refund = async () => {}
})

/** The ledger of an order: its own subject, then each shipment's. */
async function booksOf(order: Placed): Promise<string[]> {
  const { shipments } = await market.view(order)
  const subjects = [`order:${order.orderId}`, ...shipments.map(({ id }) => `order-part:${id}`)]
  const books = []
  for (const subject of subjects) books.push(await market.book(subject))
  return books.filter((book) => book.includes('\n'))
}
const table = (...lines: string[]) => lines.join('\n')
const mailsTo = async (address: string, order: Placed) => {
  const { number } = await market.view(order)
  const mails = await listMails(market.db)
  return mails.filter(
    ({ to, text }) => to === address && text.includes(order.token) && (text + number).includes(number),
  )
}
const expectSound = async () => expect(await findFailedChecks(market.db, market.now())).toEqual([])
const refundsOf = ({ paymentId }: Placed) => market.db.$count(refunds, eq(refunds.paymentId, paymentId))

async function expired(stock = 1) {
  const item = await market.product({ stock })
  const order = await market.placed([item])
  market.wait(31 * MINUTE_MS)
  await market.sweep()
  return { item, order }
}

describe('a guest who buys from two sellers with one payment', () => {
  it('sees it paid; the ledger holds each seller’s money; each seller gets a mail with what to pack', async () => {
    const [pickle, shawl] = [await market.product(), await market.product({ seller: market.meena, deliveryMinor: 0 })]
    const order = await market.placed([{ slug: pickle.slug, quantity: 2 }, shawl])
    expect(await market.view(order)).toMatchObject({ state: 'awaiting', payment: { state: 'created' } })
    expect(await mailsTo('asha@example.org', order)).toEqual([])
    await market.pay(order)
    expect(await market.view(order)).toMatchObject({ state: 'paid', totalMinor: 350_00, refundedMinor: 0 })
    expect(await market.stockOf(pickle)).toBe(8)
    expect(await booksOf(order)).toEqual([
      table(
        'date        transfer  account                        debit  credit',
        '2026-11-22  order     asset:gateway:sandbox           ₹250',
        '                      liability:seller-held:savitri           ₹250',
      ),
      table(
        'date        transfer  account                      debit  credit',
        '2026-11-22  order     asset:gateway:sandbox         ₹100',
        '                      liability:seller-held:meena           ₹100',
      ),
    ])
    const [letter] = await mailsTo('asha@example.org', order)
    expect(letter?.text).toContain('Total: ₹350')
    expect(letter?.text).toContain('Test payment.')
    const { number } = await market.view(order)
    const subjects = (await listMails(market.db)).map(({ to, subject }) => `${to}: ${subject}`)
    expect(subjects).toContain(`savitri@example.org: A new order: ${number}`)
    expect(subjects).toContain(`meena@example.org: A new order: ${number}`)
    expect((await listMails(market.db)).find(({ to }) => to === 'meena@example.org')?.text).not.toContain('Lake View')
    await expectSound()
  })

  it('in dollars is booked in dollars, payment and refund', async () => {
    const order = await market.paid([await market.product({ currency: 'USD' })], { currency: 'USD' })
    const { id: shipmentId } = await market.shipment(order)
    await cancelShipment(market.context(), { by: 'buyer', token: order.token, shipmentId, reason: '' })
    await market.notify(market.report(order, 'refunded', { currency: 'USD' }))
    expect(await booksOf(order)).toEqual([
      table(
        'date        transfer      account                            debit  credit',
        '2026-11-22  order         asset:gateway:sandbox:USD           $150',
        '                          liability:seller-held:savitri:USD           $150',
        '2026-11-22  order-refund  liability:seller-held:savitri:USD   $150',
        '                          liability:refunds:USD                       $150',
        '2026-11-22  refund        liability:refunds:USD               $150',
        '                          asset:gateway:sandbox:USD                   $150',
      ),
    ])
    await expectSound()
  })

  it('notified three times, and once more with an older state, is paid once', async () => {
    const order = await market.placed([await market.product()])
    for (const state of ['captured', 'captured', 'pending', 'captured'] as const) {
      await market.notify(market.report(order, state))
    }
    expect((await market.shipment(order)).steps.map(({ to, by }) => [to, by])).toEqual([
      ['reserved', 'buyer'],
      ['paid', 'buyer'],
    ])
    expect(await refundsOf(order)).toBe(0)
    expect(await mailsTo('asha@example.org', order)).toHaveLength(1)
    await expectSound()
  })
})

describe('an order that was not paid in time', () => {
  it('returns its items to stock, once', async () => {
    const { item, order } = await expired()
    expect((await market.view(order)).state).toBe('lapsed')
    expect(await market.sweep()).toMatchObject({ expired: 0 })
    expect(await market.stockOf(item)).toBe(1)
    expect(await booksOf(order)).toEqual([])
  })

  it('is paid by late money when all items are still in stock', async () => {
    const { item, order } = await expired()
    await market.notify(market.report(order, 'captured'))
    expect(await market.view(order)).toMatchObject({ state: 'paid', refundedMinor: 0 })
    expect(await market.stockOf(item)).toBe(0)
    expect(await refundsOf(order)).toBe(0)
    await expectSound()
  })

  it('refunds late money in full when an item is gone, though notified twice, and the ledger balances', async () => {
    const [scarce, plenty] = [await market.product({ stock: 1 }), await market.product({ seller: market.meena })]
    const order = await market.placed([scarce, plenty])
    market.wait(31 * MINUTE_MS)
    await market.sweep()
    const other = await market.paid([scarce])
    await market.notify(market.report(order, 'captured'))
    await market.notify(market.report(order, 'captured'))
    expect(await market.view(order)).toMatchObject({ state: 'refunded', paidAt: null, refundedMinor: 300_00 })
    expect((await market.view(order)).shipments.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect((await market.view(other)).state).toBe('paid')
    expect(await market.stockOf(plenty)).toBe(10)
    expect(await refundsOf(order)).toBe(1)
    await expectSound()
    await market.notify(market.report(order, 'refunded'))
    expect(await booksOf(order)).toEqual([
      table(
        'date        transfer    account                debit  credit',
        '2026-11-22  order-late  asset:gateway:sandbox   ₹300',
        '                        liability:refunds               ₹300',
        '2026-11-22  refund      liability:refunds       ₹300',
        '                        asset:gateway:sandbox           ₹300',
      ),
    ])
    expect((await mailsTo('asha@example.org', order)).map(({ subject }) => subject).toSorted()).toEqual([
      `Your payment for ${(await market.view(order)).number} goes back to you`,
      'Your refund of ₹300 is complete',
    ])
    await expectSound()
  })

  it('is not paid by late money when the product was deleted meanwhile', async () => {
    const { item, order } = await expired()
    const { products } = await import('#app/features/marketplace/tables.server.ts')
    await market.db.update(products).set({ isActive: false, publishedAt: null }).where(eq(products.id, item.id))
    await market.db.execute(`UPDATE product_prices SET until = since WHERE variant_id = '${item.id}'`)
    await market.notify(market.report(order, 'captured'))
    expect((await market.view(order)).state).toBe('refunded')
    await expectSound()
  })
})

describe('two payments of one order', () => {
  const twoAttempts = async () => {
    const item = await market.product({ stock: 1 })
    const form = await market.form([item])
    const placed = await market.place(form)
    if (!placed.ok) throw new Error(placed.reason)
    const first = await market.attempt(placed.token)
    await market.notify(market.report(first, 'failed'))
    await market.place(form)
    const second = await market.attempt(placed.token)
    expect(second.paymentId).not.toBe(first.paymentId)
    return { item, first, second }
  }

  it('both captured: one pays the order, the other is refunded in full', async () => {
    const { first, second, item } = await twoAttempts()
    await market.notify(market.report(second, 'captured'))
    await market.notify(market.report(first, 'captured'))
    expect(await market.view(second)).toMatchObject({ state: 'paid', refundedMinor: 0 })
    expect([await refundsOf(first), await refundsOf(second)]).toEqual([1, 0])
    expect(await market.stockOf(item)).toBe(0)
    await market.notify(market.report(first, 'refunded'))
    expect((await booksOf(second))[0]).toBe(
      table(
        'date        transfer     account                debit  credit',
        '2026-11-22  order-twice  asset:gateway:sandbox   ₹150',
        '                         liability:refunds               ₹150',
        '2026-11-22  refund       liability:refunds       ₹150',
        '                         asset:gateway:sandbox           ₹150',
      ),
    )
    await expectSound()
  })

  it('both captured too late: both are refunded', async () => {
    const { first, second, item } = await twoAttempts()
    market.wait(31 * MINUTE_MS)
    await market.sweep()
    await market.paid([item])
    await market.notify(market.report(first, 'captured'))
    await market.notify(market.report(second, 'captured'))
    expect([await refundsOf(first), await refundsOf(second)]).toEqual([1, 1])
    expect((await market.view(second)).state).toBe('refunded')
    await expectSound()
  })
})

describe('a refund that the provider made by itself', () => {
  it('cancels unsent shipments; what was already released is the platform’s expense', async () => {
    const [sent, waiting] = [await market.product(), await market.product({ seller: market.meena, deliveryMinor: 0 })]
    const order = await market.paid([sent, waiting])
    await market.delivered(order)
    await market.refundsArrive()
    market.wait(8 * DAY_MS)
    expect(await market.sweep()).toMatchObject({ released: 1 })
    await market.notify(market.report(order, 'refunded'))
    const view = await market.view(order)
    expect(view.shipments.map(({ state, totals }) => [state, totals.refundedMinor, totals.earnedMinor])).toEqual([
      ['delivered', 0, 150_00],
      ['cancelled', 100_00, 0],
    ])
    expect(await market.stockOf(waiting)).toBe(10)
    expect(await booksOf(order)).toEqual([
      table(
        'date        transfer      account                       debit  credit',
        '2026-11-30  order-refund  expense:returned-by-provider   ₹150',
        '                          liability:refunds                      ₹150',
        '2026-11-30  refund        liability:refunds              ₹250',
        '                          asset:gateway:sandbox                  ₹250',
      ),
      table(
        'date        transfer  account                        debit  credit',
        '2026-11-22  order     asset:gateway:sandbox           ₹150',
        '                      liability:seller-held:savitri           ₹150',
        '2026-11-30  release   liability:seller-held:savitri   ₹150',
        '                      liability:seller:savitri                ₹150',
      ),
      table(
        'date        transfer      account                      debit  credit',
        '2026-11-22  order         asset:gateway:sandbox         ₹100',
        '                          liability:seller-held:meena           ₹100',
        '2026-11-30  order-refund  liability:seller-held:meena   ₹100',
        '                          liability:refunds                     ₹100',
      ),
    ])
    await expectSound()
  })

  it('is recorded even when the capture was never notified', async () => {
    const item = await market.product()
    const order = await market.placed([item])
    await market.notify(market.report(order, 'refunded'))
    expect((await market.shipment(order)).state).toBe('cancelled')
    expect(await market.stockOf(item)).toBe(10)
    const [row] = await market.db
      .select()
      .from(orderRefunds)
      .where(eq(orderRefunds.shipmentId, (await market.shipment(order)).id))
    expect(row).toMatchObject({ amountMinor: 150_00, settledAt: market.now() })
    const [payment] = await market.db.select().from(payments).where(eq(payments.id, order.paymentId))
    expect(payment?.state).toBe('refunded')
    await expectSound()
  })
})
