import type { AddressInfo } from 'node:net'
import { type Context, Hono } from 'hono'
import { serve } from '@hono/node-server'
import { RecurringStandIn } from './mandates/fake-recurring.test-support.ts'
import { RazorpayXStandIn } from './payouts/fake-razorpayx.test-support.ts'
import * as recorded from './recorded.test-support.ts'
import type { reconLines } from './settlements/recorded.test-support.ts'

interface Asked {
  method: string
  path: string
  headers: Headers
  body: Record<string, unknown> | null
}

type Link = typeof recorded.link
type Payment = typeof recorded.payment
type Refund = { id: string; receipt: unknown; amount: number; key: string | undefined; body: string; status: string }
type Fault = (c: Context) => Response | Promise<Response>

/** A fake Razorpay on its own port: unique references, links that can be paid, idempotent refunds. */
export class RazorpayStandIn {
  readonly asked: Asked[] = []
  readonly links = new Map<string, Link>()
  readonly payments = new Map<string, Payment>()
  readonly refunds: Refund[] = []
  readonly x = new RazorpayXStandIn()
  readonly recurring = new RecurringStandIn()
  /** The lines of every settlement report, whatever the day. */
  readonly recon: (typeof reconLines.payment)[] = []
  /** False: the list of links ignores the filter parameter. */
  filtersByReference = true
  /** A refund's idempotency key expires after this many responses; the receipt stays. */
  forgetsRefundKeys = false
  /** The status of new refunds. */
  refundStatus = 'processed'
  #fault: { path: RegExp; answer: Fault } | undefined
  readonly #app = new Hono()
  readonly #server

  constructor() {
    this.#routes()
    this.#server = serve({ fetch: this.#app.fetch, port: 0, hostname: '127.0.0.1' })
  }

  async baseUrl(): Promise<string> {
    if (!this.#server.listening) await new Promise((resolve) => this.#server.once('listening', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Replaces the response to the next call of a matching path, once. */
  failNext(answer: Fault, path = /./): void {
    this.#fault = { path, answer }
  }

  /** Simulates a payment on the hosted page. */
  pay(linkId: string): void {
    const link = this.#link(linkId)
    const id = `pay_${linkId.slice('plink_'.length)}`
    const { amount, currency, notes } = link
    this.payments.set(id, { ...recorded.payment, id, amount, currency, notes, description: `#${linkId.slice(6)}` })
    this.links.set(linkId, {
      ...link,
      status: 'paid',
      amount_paid: amount,
      payments: [{ amount, created_at: 1_749_618_371, method: 'upi', payment_id: id, status: 'captured' }],
    })
  }

  setStatus(linkId: string, status: string): void {
    this.links.set(linkId, { ...this.#link(linkId), status })
  }

  #link(id: string): Link {
    const link = this.links.get(id)
    if (!link) throw new Error(`no link ${id}`)
    return link
  }

  #routes(): void {
    this.#app.use(async (c, next) => {
      const text = await c.req.text()
      const { method } = c.req
      const path = c.req.url.slice(new URL(c.req.url).origin.length)
      this.asked.push({ method, path, headers: c.req.raw.headers, body: text ? JSON.parse(text) : null })
      const fault = this.#fault
      if (!fault?.path.test(path)) return next()
      this.#fault = undefined
      return fault.answer(c)
    })
    this.#app.route('/v1', this.x.app)
    this.#app.route('/v1', this.recurring.app)
    this.#app.get('/v1/settlements/recon/combined', (c) => {
      const [skip, count] = [Number(c.req.query('skip')), Number(c.req.query('count'))]
      const items = this.recon.slice(skip, skip + count)
      return c.json({ entity: 'collection', count: items.length, items })
    })
    this.#app.post('/v1/payment_links', async (c) => {
      const body = await c.req.json()
      for (const { reference_id } of this.links.values()) {
        if (reference_id === body.reference_id) return c.json(recorded.duplicateReference(reference_id), 400)
      }
      const id = `plink_${String(this.links.size).padStart(14, 'Q')}`
      const link = { ...recorded.link, ...body, id, short_url: `https://rzp.io/rzp/${id.slice(-7)}` }
      this.links.set(id, link)
      return c.json(link)
    })
    this.#app.get('/v1/payment_links', (c) => {
      const wanted = c.req.query('reference_id')
      const links = [...this.links.values()].map((link) => ({ ...link, payments: [] }))
      const listed = this.filtersByReference ? links.filter(({ reference_id }) => reference_id === wanted) : links
      return c.json({ payment_links: listed })
    })
    this.#app.get('/v1/payment_links/:id', (c) => {
      const link = this.links.get(c.req.param('id'))
      return link ? c.json(link) : c.json(recorded.badRequest('The id provided does not exist'), 400)
    })
    this.#app.get('/v1/payments/:id', (c) => c.json(this.#paymentOf(c.req.param('id'))))
    this.#app.post('/v1/payments/:id/refund', async (c) => this.#refund(c, c.req.param('id'), await c.req.text()))
    this.#app.get('/v1/payments/:id/refunds', (c) =>
      c.json({ entity: 'collection', count: this.refunds.length, items: this.refunds }),
    )
  }

  #paymentOf = (id: string) => this.payments.get(id) ?? this.recurring.payments.get(id)

  #refund(c: Context, paymentId: string, body: string): Response {
    const key = c.req.header('x-refund-idempotency')
    const earlier = this.forgetsRefundKeys ? undefined : this.refunds.find((refund) => refund.key === key)
    if (earlier) {
      if (earlier.body === body) return c.json(earlier)
      const sentence = 'Different request with the same idempotency key has already been processed.'
      return c.json(recorded.badRequest(sentence), 400)
    }
    const payment = this.#paymentOf(paymentId)
    const { amount, receipt } = JSON.parse(body) as { amount: number; receipt: string }
    if (!payment || payment.amount_refunded + amount > payment.amount) {
      return c.json(recorded.badRequest('The payment has been fully refunded already'), 400)
    }
    const refund = { id: `rfnd_${this.refunds.length}`, receipt, amount, key, body, status: this.refundStatus }
    this.refunds.push(refund)
    const amount_refunded = payment.amount_refunded + amount
    const refund_status = amount_refunded === payment.amount ? 'full' : 'partial'
    Object.assign(payment, { amount_refunded, refund_status })
    return c.json(refund)
  }
}
