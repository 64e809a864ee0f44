import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { productReviews, products } from '#app/features/marketplace/tables.server.ts'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { textOf } from '#test/page-text.ts'

import { WHO, openTwoShops } from './two-shops.test-support.ts'

const { t, db, start, browse, stockOf, shipmentOf, send } = await openTwoShops()

describe('an order’s page', () => {
  it('is opened with its token only, and is never cached', async () => {
    for (const path of ['/orders/aaaaaaaaaaaaaaaaaaaaaa', '/orders/1', "/orders/'%20or%201=1"]) {
      expect((await t.get(path)).status, path).toBe(404)
      expect((await t.post(path, { intent: 'retry' })).status, path).toBe(404)
    }
    const asha = browse('pickle')
    const path = await asha.order('success')
    const response = await asha.get(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
    const html = await response.text()
    expect(html).toContain('<title>Order · Diya</title>')
    expect(html).not.toContain('asha@example.org')
    expect(JSON.stringify(t.logged)).not.toContain(path.slice('/orders/'.length))
    expect((await t.post(path, { intent: 'burn' })).status).toBe(404)
  })

  it('cancels one unsent parcel with a full refund, and keeps the other', async () => {
    const asha = browse('pickle.saree')
    const path = await asha.order('success')
    const { shipmentId } = await shipmentOf(path, 'Savitri')
    const before = await stockOf('pickle')
    expect((await asha.post(path, { intent: 'cancel', shipmentId, reason: 'I ordered twice' })).status).toBe(303)
    expect(await stockOf('pickle')).toBe((before ?? 0) + 1)
    const page = await asha.see(path)
    expect(page).toContain('Refund ₹280')
    expect(page).toContain('I ordered twice')
    expect((await asha.post(path, { intent: 'cancel', shipmentId, reason: '' })).status).toBe(409)
    expect((await asha.post(path, { intent: 'arrived', shipmentId })).status).toBe(409)
    await sendRefunds(t.services.webhooks)
    await t.services.sandbox?.deliverDue(t.clock.now)
    expect(await asha.see(path)).toContain('Refunded so far ₹280')
  })

  it('follows a parcel: sent with tracking and invoice, delivered, reviewed once', async () => {
    const asha = browse('pickle')
    const path = await asha.order('success')
    const { shipmentId } = await shipmentOf(path, 'Savitri')
    expect((await t.get(`${path}/invoice/${shipmentId}.pdf`)).status).toBe(404)
    expect((await asha.post(path, { intent: 'review', lineId: randomUUID(), stars: '5', name: 'A' })).status).toBe(409)
    expect(await send(shipmentId, 'Delhivery https://track.example/42')).toEqual({ ok: true })
    const sent = await asha.read(path)
    expect(sent).toContain('href="https://track.example/42"')
    expect(textOf(sent)).toContain('On its way')
    const invoice = await t.get(`${path}/invoice/${shipmentId}.pdf`)
    expect([invoice.status, invoice.headers.get('Content-Type'), invoice.headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(invoice.headers.get('Content-Disposition')).toContain('invoice-26-00')
    const other = await browse('saree').order('success')
    expect((await t.get(`${other}/invoice/${shipmentId}.pdf`)).status).toBe(404)
    expect((await asha.post(other, { intent: 'arrived', shipmentId })).status).toBe(409)
    expect((await asha.post(path, { intent: 'arrived', shipmentId })).status).toBe(303)
    const { reviewLine: lineId } = await shipmentOf(path, 'Savitri')
    const review = { intent: 'review', lineId, text: 'As from my mother.', name: 'Asha' }
    const starless = await asha.post(path, review)
    expect([starless.status, textOf(await starless.text()).includes('Choose from one to five stars')]).toEqual([
      400,
      true,
    ])
    expect((await asha.post(path, { ...review, stars: '5' })).status).toBe(303)
    expect((await asha.post(path, { ...review, stars: '1' })).status).toBe(409)
    expect(await db.select().from(productReviews)).toMatchObject([{ stars: 5, authorName: 'Asha' }])
    expect(textOf(await (await t.get('/product/pickle')).text())).toMatch(
      /Asha Verified purchase .* As from my mother\./,
    )
  })

  it('requests a return with a photo, as a guest, and withdraws it', async () => {
    const asha = browse('pickle:2')
    const path = await asha.order('success')
    const { token, shipmentId } = await shipmentOf(path, 'Savitri')
    const upload = async (order: string, bytes: Buffer) => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(bytes)]), 'jar.png')
      return t.request(`/api/v1/media?order=${order}`, {
        method: 'POST',
        body,
        headers: { Origin: t.services.config.siteUrl },
      })
    }
    const jar = await picture(40, 30).png().toBuffer()
    expect((await upload(token, jar)).status).toBe(401)
    await send(shipmentId)
    expect((await upload('aaaaaaaaaaaaaaaaaaaaaa', jar)).status).toBe(401)
    const uploaded = await upload(token, jar)
    expect(uploaded.status).toBe(201)
    const { id: photoId } = (await uploaded.json()) as { id: string }
    const { returnLine } = await shipmentOf(path, 'Savitri')
    const form = { intent: 'return', shipmentId, reason: 'damaged', words: 'One jar came broken.', photoId }
    const empty = await asha.post(path, { ...form, [`line-${returnLine}`]: '0' })
    expect([empty.status, textOf(await empty.text()).includes('Choose the quantity of at least one item')]).toEqual([
      400,
      true,
    ])
    expect((await asha.post(path, { ...form, [`line-${returnLine}`]: '1' })).status).toBe(303)
    const page = await asha.read(path)
    expect(textOf(page)).toMatch(/Return: It arrived damaged 1 × Mango pickle\. About ₹220\./)
    expect(textOf(page)).toContain('One jar came broken.')
    const photo = /<img[^>]*src="([^"?]+)\?order=([^"]+)"[^>]*alt="Photo 1"/.exec(page)?.slice(1, 3) ?? []
    expect(photo[1]).toBe(token)
    const seen = await t.get(`${photo[0]}?order=${token}`)
    expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    for (const key of ['', '?order=', '?order=aaaaaaaaaaaaaaaaaaaaaa']) {
      expect((await t.get(`${photo[0]}${key}`)).status).toBe(404)
    }
    const [found] = await db.select().from(orderReturns)
    const returnId = found?.id ?? ''
    expect((await asha.post(path, { intent: 'dispute', returnId, words: 'She does not answer.' })).status).toBe(409)
    expect((await asha.post(path, { intent: 'say', returnId, words: 'Here is more.' })).status).toBe(303)
    t.clock.now = new Date(start.getTime() + 3 * DAY_MS)
    expect(await asha.see(path)).toContain('Ask the market desk')
    expect((await asha.post(path, { intent: 'withdraw', returnId })).status).toBe(303)
    expect(await asha.see(path)).toContain('Closed.')
  })
})

describe('a buyer who leaves the payment’s page', () => {
  it('still has the last item reserved in the cart, and orders it again; nobody else does', async () => {
    const asha = browse('stole')
    await db.update(products).set({ stock: 1 }).where(eq(products.slug, 'stole'))
    const left = await asha.post('/checkout?currency=INR', await asha.form())
    const open = await asha.goToPay(left)
    expect([left.status, await stockOf('stole')]).toEqual([303, 0])
    const waits = /You have an unpaid order of ₹[\d,]+\. We keep its items for you until \d+:\d\d [ap]m\./
    const cart = await asha.see('/cart')
    expect(cart).toMatch(waits)
    expect(cart).not.toContain('Sold out')
    const checkout = await asha.read('/checkout')
    expect(textOf(checkout)).toMatch(waits)
    expect(checkout).toContain(`value="${WHO.line1}"`)
    const other = await browse('stole').see('/cart')
    expect(other).toContain('Sold out.')
    expect(other).not.toContain('an unpaid order')
    expect(await browse('pickle').read('/checkout')).not.toContain(`value="${WHO.line1}"`)
    const first = /href="(\/orders\/[\w-]+)"/.exec(await asha.read('/cart'))?.[1] ?? ''
    const unpaid = await asha.see(first)
    expect(unpaid).toContain('You have not paid. Nothing was taken.')
    expect(unpaid).toMatch(/Continue to pay ₹[\d,]+ Open the cart/)
    expect(unpaid).not.toContain('waiting for your bank')
    const path = await asha.order('success', { city: 'Nagpur', pin: '440001' })
    expect(path).not.toBe(first)
    expect(await asha.see(path)).toContain('Your order is paid.')
    expect(await asha.see(first)).toContain('You ordered again')
    expect(await asha.see('/cart')).not.toContain('an unpaid order')
    // The first payment's page was still open.
    expect(await asha.choose(open, 'success')).toBe(first)
    expect(await asha.see(first)).toContain('Your money is on its way back')
    expect(await stockOf('stole')).toBe(0)
  })

  it('has an empty cart and still a link to the unpaid order', async () => {
    const asha = browse('pickle')
    await asha.post('/checkout?currency=INR', await asha.form())
    asha.jar.delete('diya-cart')
    for (const page of ['/cart', '/checkout']) {
      const seen = await asha.see(page)
      expect(seen).toContain('an unpaid order')
      expect(seen).not.toContain('or place a new order below')
    }
  })
})
