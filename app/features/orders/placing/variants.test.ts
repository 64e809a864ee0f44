import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveVariants } from '#app/features/marketplace/shop-variants/save-variants.server.ts'
import { findProduct } from '#app/features/marketplace/queries.server.ts'
import { type Market, newContact, openMarket } from '#app/features/orders/market.test-support.ts'
import { readInvoice } from '#app/features/orders/invoices/invoice-query.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'

let market: Market
let slug = ''
beforeAll(async () => {
  market = await openMarket(await testDatabase())
})
beforeEach(async () => {
  slug = (await market.product({ title: 'Mango pickle' })).slug
  await offer([small(), large()])
})

const small = (priceMinor = 120_00, stock = 6) => row('250 g', 1, priceMinor, stock)
const large = (priceMinor = 400_00, stock = 3) => row('1 kg', 2, priceMinor, stock)
const row = (value: string, number: number, priceMinor: number, stock: number) => {
  return { number, values: [value], priceMinor, stock, stockSeen: null, mediaId: null }
}
const offer = async (variants: ReturnType<typeof row>[]) => {
  const outcome = await saveVariants(market.context(market.savitri.actor), { slug, names: ['Weight'], variants })
  expect(outcome).toEqual({ ok: true })
}
const item = (variant: number, quantity = 1) => ({ slug, variant, quantity })
const stocks = async () => (await findProduct(market.db, slug))?.variants.map(({ stock }) => stock)
const linesOf = async (order: { token: string }) =>
  (await market.shipment(order)).lines.map(({ title, priceMinor, quantity }) => [title, priceMinor / 100, quantity])
const expectSound = async () => expect(await findFailedChecks(market.db, market.now())).toEqual([])

describe('an order of two variants of a product', () => {
  it('is one parcel with a line for each; order, mails and invoice name them', async () => {
    const contact = newContact()
    const order = await market.paid([item(1, 2), item(2)], contact)
    expect(order.totalMinor).toBe(690_00)
    expect(await linesOf(order)).toEqual([
      ['Mango pickle, 1 kg', 400, 1],
      ['Mango pickle, 250 g', 120, 2],
    ])
    expect(await stocks()).toEqual([4, 2])
    const [mail] = await listMails(market.db, { to: contact.email })
    expect(mail?.text).toMatch(/Mango pickle, 1 kg[\s\S]*Mango pickle, 250 g, 2 × ₹120/)
    const { id: shipmentId } = await market.sent(order)
    const invoice = await readInvoice(market.db, { shipmentId, reader: { token: order.token } })
    expect(invoice?.lines.map(({ title }) => title)).toEqual(['Mango pickle, 1 kg', 'Mango pickle, 250 g'])
    await expectSound()
  })

  it('keeps names and prices when the seller renames, reprices or removes a variant', async () => {
    const order = await market.paid([item(1), item(2)])
    await offer([{ ...small(999_00), values: ['Small jar'] }])
    expect(await linesOf(order)).toEqual([
      ['Mango pickle, 1 kg', 400, 1],
      ['Mango pickle, 250 g', 120, 1],
    ])
    expect(await market.view(order)).toMatchObject({ state: 'paid', totalMinor: 570_00 })
    await expectSound()
  })

  it('returns the units of each variant when it expires', async () => {
    await market.placed([item(1, 2), item(2, 3)], { actor: member('Asha') })
    expect(await stocks()).toEqual([4, 0])
    market.wait(31 * MINUTE_MS)
    await market.sweep()
    expect(await stocks()).toEqual([6, 3])
    await expectSound()
  })

  it('that is paid late is refunded when a variant was removed meanwhile', async () => {
    const order = await market.placed([item(1), item(2)])
    await market.pay(order, 'lost')
    market.wait(31 * MINUTE_MS)
    await market.sweep()
    await offer([small()])
    await market.notify(market.report(order, 'captured'))
    expect(await market.view(order)).toMatchObject({ state: 'refunded' })
    expect(await stocks()).toEqual([6])
    await expectSound()
  })
})

describe('an order that cannot be placed', () => {
  const problems = async (...lines: { slug: string; variant?: number; quantity: number }[]) => {
    const outcome = await market.place(await market.form(lines, { actor: member('Asha') }), member('Asha'))
    if (outcome.ok || !('quote' in outcome)) throw new Error('it was placed')
    return outcome.quote.problems
  }

  it('says for each variant what is wrong', async () => {
    await offer([small(120_00, 6), large(400_00, 0)])
    expect(await problems(item(2), item(9), { slug, quantity: 1 }, item(1, 7))).toMatchObject([
      { slug, variant: 2, title: 'Mango pickle, 1 kg', kind: 'sold-out' },
      { slug, variant: 9, kind: 'removed' },
      { slug, kind: 'choose' },
      { slug, variant: 1, title: 'Mango pickle, 250 g', kind: 'too-few', available: 6 },
    ])
    expect(await stocks()).toEqual([6, 0])
  })

  it('half of each variant’s stock is for guests who have not paid', async () => {
    await market.placed([item(1, 3)], newContact())
    const quote = await market.place(await market.form([item(1), item(2)], newContact()))
    expect(quote).toMatchObject({ reason: 'problems', quote: { problems: [{ variant: 1, kind: 'held-by-guests' }] } })
  })
})
