import { type Context, Hono } from 'hono'
import { badRequest, payment as recordedPayment } from '#app/platform/payments/razorpay/recorded.test-support.ts'
import * as recorded from './recorded.test-support.ts'

type Invoice = typeof recorded.invoice
type Order = typeof recorded.order
type Payment = Omit<typeof recordedPayment, 'invoice_id'> & { invoice_id: string | null; token_id: string | null }

/** The part of the fake Razorpay for mandates: links with unique receipts, a token for each, orders and debits. */
export class RecurringStandIn {
  readonly invoices = new Map<string, Invoice>()
  readonly orders = new Map<string, Order>()
  readonly payments = new Map<string, Payment>()
  /** The state of every token. */
  tokenStatus = 'confirmed'
  readonly app = new Hono()

  constructor() {
    const { app, invoices, orders } = this
    app.post('/subscription_registration/auth_links', async (c) => this.#register(c, await c.req.json()))
    app.get('/invoices', (c) => c.json({ entity: 'collection', items: [...invoices.values()] }))
    app.get('/invoices/:id', (c) => this.#answer(c, invoices.get(c.req.param('id'))))
    app.post('/invoices/:id/cancel', (c) => {
      const invoice = this.#invoice(c.req.param('id'))
      invoices.set(invoice.id, { ...invoice, status: 'cancelled' })
      return c.json(this.#invoice(invoice.id))
    })
    app.get('/customers/:customer/tokens/:token', (c) => c.json(this.#token()))
    app.put('/customers/:customer/tokens/:token/cancel', (c) => {
      this.tokenStatus = 'cancellation_initiated'
      return c.json({ status: this.tokenStatus })
    })
    app.get('/orders', (c) => c.json({ items: [...orders.values()] }))
    app.post('/orders', async (c) => {
      const id = `order_${String(orders.size).padStart(14, 'Q')}`
      const order = { ...recorded.order, ...(await c.req.json()), id }
      orders.set(id, order)
      return c.json(order)
    })
    app.get('/orders/:id', (c) => this.#answer(c, orders.get(c.req.param('id'))))
    app.get('/orders/:id/payments', (c) => {
      const items = [...this.payments.values()].filter(({ order_id }) => order_id === c.req.param('id'))
      return c.json({ entity: 'collection', items })
    })
    app.post('/payments/create/recurring', async (c) => this.#debit(c, await c.req.json()))
  }

  /** The payer approves on the hosted page. */
  approve(id: string): void {
    const invoice = this.#invoice(id)
    const payment: Payment = {
      ...recordedPayment,
      id: `pay_${id.slice('inv_'.length)}`,
      amount: invoice.amount,
      description: invoice.description,
      order_id: invoice.order_id,
      invoice_id: id,
      token_id: recorded.token.id,
      notes: invoice.notes as Record<string, string>,
    }
    this.payments.set(payment.id, payment)
    this.invoices.set(id, { ...invoice, status: 'paid', payment_id: payment.id })
  }

  /** The bank answers a debit. */
  answer(orderId: string, status: 'captured' | 'failed'): void {
    for (const payment of this.payments.values()) {
      if (payment.order_id === orderId) this.payments.set(payment.id, { ...payment, status })
    }
  }

  #invoice(id: string): Invoice {
    const invoice = this.invoices.get(id)
    if (!invoice) throw new Error(`no link ${id}`)
    return invoice
  }

  #token = () => ({ ...recorded.token, recurring_details: { status: this.tokenStatus, failure_reason: null } })

  #answer = (c: Context, found: object | undefined) =>
    found ? c.json(found) : c.json(badRequest('The id provided does not exist'), 400)

  #register(c: Context, { receipt, amount, currency, description, notes }: Invoice): Response {
    if ([...this.invoices.values()].some((invoice) => invoice.receipt === receipt)) {
      return c.json(badRequest(`receipt ${receipt} is already in use`), 400)
    }
    const id = `inv_${String(this.invoices.size).padStart(14, 'Q')}`
    const invoice = { ...recorded.invoice, id, receipt, amount, currency, description, notes }
    this.invoices.set(id, invoice)
    return c.json(invoice)
  }

  #debit(c: Context, body: { amount: number; order_id: string; notes: Record<string, string> }): Response {
    if (this.tokenStatus !== 'confirmed') return c.json(badRequest('The token is not active'), 400)
    const id = `pay_${String(this.payments.size).padStart(14, 'D')}`
    const { amount, order_id, notes } = body
    const unanswered = { ...recordedPayment, captured: false, status: 'created', description: 'A debit' }
    this.payments.set(id, { ...unanswered, id, amount, order_id, notes, invoice_id: null, token_id: recorded.token.id })
    return c.json({ ...recorded.debited, razorpay_payment_id: id, razorpay_order_id: order_id })
  }
}
