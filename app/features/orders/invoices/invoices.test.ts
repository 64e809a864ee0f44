import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertFirstGst } from '#app/features/marketplace/gst/insert-first-gst.server.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { type Market, openMarket, type Placed, type TestSeller } from '#app/features/orders/market.test-support.ts'
import { forgetOrders } from '#app/features/orders/erasure/forget-orders.server.ts'
import { answerReturn } from '#app/features/orders/returns/answer-return.server.ts'
import { requestReturn } from '#app/features/orders/returns/request-return.server.ts'
import { sendShipment } from '#app/features/orders/shipments/send-shipment.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { listPostings } from '#app/features/ledger/queries.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { type Invoice, readInvoice } from './invoice-query.server.ts'
import { creditNotes, invoiceLines, invoices } from './invoice-tables.server.ts'

const database = await testDatabase()
const { db } = database
const GSTIN = '27AAPFU0939F1ZV'

let market: Market
let registered: TestSeller
let pickle: string
let shawl: string

beforeAll(async () => {
  market = await openMarket(database)
  await insertFirstGst(db)
})
beforeEach(async () => {
  registered = await market.seller(`Usha${randomUUID().slice(0, 4)}`, { gstin: GSTIN })
  const seller = registered
  pickle = (await market.product({ seller, title: 'Pickle', priceMinor: 105_00, hsn: '2001', gstBasisPoints: 500 }))
    .slug
  shawl = (await market.product({ seller, title: 'Shawl', priceMinor: 236_00, hsn: '621420', gstBasisPoints: 1800 }))
    .slug
})

const read = async (shipmentId: string): Promise<Invoice> => {
  const invoice = await readInvoice(db, { shipmentId, reader: 'program' })
  if (!invoice) throw new Error('there is an invoice')
  return invoice
}
const expectSound = async () => expect(await findFailedChecks(db, market.now())).toEqual([])
const KERALA = { state: 'Kerala', pin: '682001', city: 'Kochi' }

/** The invoice of a parcel that was sent. */
async function invoiced(slugs: readonly string[], changes = {}, seller = registered) {
  const order = await market.paid(
    slugs.map((slug) => ({ slug })),
    changes,
  )
  const { id } = await market.sent(order, seller)
  return { order, id, invoice: await read(id) }
}

const taxesOf = ({ lines }: Invoice) =>
  lines.map(({ tax }) => tax && [tax.taxableMinor, tax.cgstMinor, tax.sgstMinor, tax.igstMinor])

describe('the invoice of a seller with a GST number', () => {
  it('splits the price into CGST and SGST within the State, with the share of the delivery', async () => {
    const { invoice } = await invoiced([pickle, shawl])
    expect(invoice).toMatchObject({ kind: 'tax-invoice', placeOfSupply: 'Maharashtra', deliveryMinor: 50_00 })
    expect(invoice.lines.map(({ title, tax }) => [title, tax?.hsn, tax?.basisPoints])).toEqual([
      ['Pickle', '2001', 500],
      ['Shawl', '621420', 1800],
    ])
    // ₹50 of delivery: ₹15.39 with the pickle, ₹34.61 with the shawl.
    expect(taxesOf(invoice)).toEqual([
      [114_66, 2_86, 2_87, 0],
      [229_33, 20_64, 20_64, 0],
    ])
    expect(invoice.seller.gstin).toBe(GSTIN)
    await expectSound()
  })

  it('charges IGST to another State', async () => {
    const { invoice } = await invoiced([pickle], KERALA)
    expect(invoice.placeOfSupply).toBe('Kerala')
    expect(taxesOf(invoice)).toEqual([[147_62, 0, 0, 7_38]])
  })

  it('is a bill of supply when nothing is taxed', async () => {
    await db.update(products).set({ gstBasisPoints: 0 }).where(eq(products.slug, pickle))
    const { invoice } = await invoiced([pickle])
    expect([invoice.kind, taxesOf(invoice)]).toEqual(['bill-of-supply', [[155_00, 0, 0, 0]]])
  })

  it('stays as it was issued, whatever changes afterwards', async () => {
    const { id, invoice } = await invoiced([pickle])
    await db.update(products).set({ hsn: '2002', gstBasisPoints: 1800 }).where(eq(products.slug, pickle))
    await db
      .update(sellerProfiles)
      .set({ gstin: null, legalName: 'Someone Else', address: 'Elsewhere', displayName: 'Other' })
      .where(eq(sellerProfiles.id, registered.id))
    expect(await read(id)).toEqual(invoice)
    const isOf = eq(invoiceLines.shipmentId, id)
    for (const change of [
      db.update(invoiceLines).set({ hsn: '1111' }).where(isOf),
      db.delete(invoiceLines).where(isOf),
      db.delete(invoices).where(eq(invoices.shipmentId, id)),
      db.update(invoices).set({ gstin: '29AAGCB7383J1Z4' }).where(eq(invoices.shipmentId, id)),
      db
        .update(invoices)
        .set({ buyer: ['Someone'] })
        .where(eq(invoices.shipmentId, id)),
      db.execute(sql`UPDATE order_parts SET invoice_number = '26-99999' WHERE id = ${id}`),
    ]) {
      await expect(change).rejects.toThrow()
    }
    expect(await read(id)).toEqual(invoice)
  })

  it('is not issued without HSN code and a rate of the day: nothing is sent, and the items are named', async () => {
    const seller = registered
    const bare = await market.product({ seller, title: 'Papad' })
    const old = await market.product({ seller, title: 'Jam', hsn: '2007', gstBasisPoints: 1200 })
    const order = await market.paid([{ slug: pickle }, { slug: bare.slug }, { slug: old.slug }])
    const { id: shipmentId } = await market.shipment(order)
    const sending = { shipmentId, tracking: 'by hand' }
    const ctx = market.context(registered.actor)
    expect(await sendShipment(ctx, sending)).toEqual({ ok: false, reason: 'no-tax-details', titles: ['Jam', 'Papad'] })
    expect(await market.shipment(order)).toMatchObject({ state: 'paid', invoiceNumber: null })
    expect(await db.$count(invoices, eq(invoices.shipmentId, shipmentId))).toBe(0)
    // 12 percent was a rate until 21 September 2025.
    await db.update(products).set({ hsn: '1905', gstBasisPoints: 500 }).where(eq(products.slug, bare.slug))
    await db.update(products).set({ gstBasisPoints: 500 }).where(eq(products.slug, old.slug))
    expect(await sendShipment(ctx, sending)).toEqual({ ok: true })
    expect((await read(shipmentId)).lines).toHaveLength(3)
  })

  it('is the one of before for a shop from before the rules, until its day', async () => {
    const gstDueAt = new Date(market.now().getTime() + 10 * DAY_MS)
    await db.update(sellerProfiles).set({ gstDueAt }).where(eq(sellerProfiles.id, registered.id))
    const bare = await market.product({ seller: registered, title: 'Papad' })
    const { invoice } = await invoiced([bare.slug])
    expect(invoice).toMatchObject({ kind: 'invoice', seller: { gstin: GSTIN }, creditNotes: [] })
    await expectSound()
  })
})

it('of a seller without a GST number is a bill without tax, with the enrolment number', async () => {
  const enrolled = await market.seller('Rukmini', { enrolmentNumber: '27AAPFU0939F1EN' })
  const jar = await market.product({ seller: enrolled, hsn: '2001', gstBasisPoints: 500 })
  const { invoice } = await invoiced([jar.slug], {}, enrolled)
  expect(invoice).toMatchObject({ kind: 'bill', seller: { gstin: null, enrolmentNumber: '27AAPFU0939F1EN' } })
  expect(taxesOf(invoice)).toEqual([null])
  await expectSound()
})

it('is shown to the buyer and to its seller only', async () => {
  const { order, id: shipmentId } = await invoiced([pickle])
  const other = await market.paid([{ slug: shawl }])
  const seen = async (reader: { token: string } | { sellerId: string }) =>
    (await readInvoice(db, { shipmentId, reader })) !== null
  expect(await seen({ token: order.token })).toBe(true)
  expect(await seen({ sellerId: registered.id })).toBe(true)
  expect(await seen({ token: other.token })).toBe(false)
  expect(await seen({ sellerId: market.savitri.id })).toBe(false)
})

describe('a refund after the invoice', () => {
  async function refund(order: Placed, lines: readonly string[]) {
    const shipment = await market.shipment(order)
    const of = shipment.lines.filter(({ title }) => lines.includes(title))
    const opened = await requestReturn(market.context(), {
      key: randomUUID(),
      token: order.token,
      shipmentId: shipment.id,
      lines: of.map(({ id, quantity }) => ({ lineId: id, quantity })),
      reason: 'damaged',
      words: 'The lid is broken and half of it ran out.',
      photos: [],
    })
    if (!opened.ok) throw new Error(opened.reason)
    const { returnId } = opened
    const answer = { returnId, verdict: 'refunded', words: 'Sorry.', photos: [], restock: false } as const
    expect(await answerReturn(market.context(registered.actor), answer)).toEqual({ ok: true })
  }

  it('has a credit note with its own number, at the rate of what came back', async () => {
    const { order, id, invoice } = await invoiced([pickle, shawl])
    await refund(order, ['Pickle'])
    const [note] = (await read(id)).creditNotes
    expect(note).toMatchObject({ number: 'CN-26-00001', amountMinor: 105_00 })
    expect(note?.lines).toEqual([
      { title: 'Pickle', basisPoints: 500, taxableMinor: 100_00, cgstMinor: 2_50, sgstMinor: 2_50, igstMinor: 0 },
    ])
    await refund(order, ['Shawl'])
    const after = await read(id)
    expect(after.creditNotes.map(({ number }) => number)).toEqual(['CN-26-00001', 'CN-26-00002'])
    expect(after.lines).toEqual(invoice.lines)
    await expect(db.update(creditNotes).set({ amountMinor: 1 })).rejects.toThrow()
    expect(await listPostings(db, { subject: `order-part:${id}` })).not.toEqual([])
    await expectSound()
  })

  it('has none when the seller cancelled before the invoice', async () => {
    const before = await db.$count(creditNotes)
    const order = await market.paid([{ slug: pickle }])
    const { id: shipmentId } = await market.shipment(order)
    const { cancelShipment } = await import('#app/features/orders/shipments/cancel-shipment.server.ts')
    const cancelled = await cancelShipment(market.context(registered.actor), {
      by: 'seller',
      shipmentId,
      reason: 'Rain.',
    })
    expect(cancelled).toEqual({ ok: true })
    expect(await db.$count(creditNotes)).toBe(before)
    await expectSound()
  })
})

describe('an erased buyer', () => {
  const erase = async ({ orderId }: Placed) => {
    await db.update(orders).set({ forgetSince: market.now() }).where(eq(orders.id, orderId))
    await db.execute(
      sql`UPDATE order_parts SET released_at = ${market.now().toISOString()} WHERE order_id = ${orderId}`,
    )
    await forgetOrders(db, { now: market.now(), limit: 10 })
  }

  it('is no longer on the invoice; the State, the numbers and the tax stay', async () => {
    const { order, id, invoice } = await invoiced([pickle])
    expect(invoice.buyer).toContain('Asha Rao')
    await erase(order)
    expect(await read(id)).toEqual({ ...invoice, buyer: null })
  })

  it('stays on a tax invoice of ₹50,000 or more until the accounts may be destroyed', async () => {
    await db.update(products).set({ stock: 99 }).where(eq(products.slug, pickle))
    const dear = await market.product({
      seller: registered,
      title: 'Loom',
      priceMinor: 60_000_00,
      hsn: '8446',
      gstBasisPoints: 500,
    })
    const { order, id, invoice } = await invoiced([dear.slug])
    await erase(order)
    expect((await read(id)).buyer).toEqual(invoice.buyer)
    await forgetOrders(db, { now: new Date('2033-12-31T18:00:00Z'), limit: 10 })
    expect((await read(id)).buyer).toEqual(invoice.buyer)
    await forgetOrders(db, { now: new Date('2033-12-31T18:31:00Z'), limit: 10 })
    expect((await read(id)).buyer).toBe(null)
  })
})
