import type { DebitRequest, MandateProvider, MandateReport, MandateRequest } from '#app/platform/payments/mandates.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { type ApiCall, callRazorpay, hasCode, type RazorpayAccess } from '#app/platform/payments/razorpay/api.server.ts'
import {
  DEBIT_NOTE,
  type Payment,
  paymentListShape,
  paymentShape,
  REFERENCE_NOTE,
} from '#app/platform/payments/razorpay/shapes.ts'
import * as shapes from './shapes.ts'

const DESCRIPTION_CHARS_MAX = 255
const LISTED_MAX = 10

/**
 * Mandates through Razorpay's registration links: the payer approves on a hosted page, which pays the first debit, and
 * a token is debited afterwards ("charge at will"). The reference of a mandate and of its first payment is the id of
 * the link, which is an invoice; that of a debit is the id of its order.
 * https://razorpay.com/docs/api/payments/recurring-payments/upi
 */
export function razorpayMandates(access: RazorpayAccess): MandateProvider {
  return {
    register: (request) => register(access, request),
    debit: (request) => debit(access, request),
    fetch: (mandateRef) => fetchMandate(access, mandateRef),
    cancel: (mandateRef) => cancel(access, mandateRef),
  }
}

async function register(access: RazorpayAccess, request: MandateRequest) {
  const path = '/v1/subscription_registration/auth_links'
  const call: ApiCall = { action: 'register', method: 'POST', path, body: linkBody(request) }
  const { paymentId } = request.first
  const invoice = await callRazorpay(access, call, shapes.invoiceShape).catch(async (error: unknown) => {
    // A receipt is unique: after a lost answer the link is found by it.
    const isRefused = error instanceof PaymentProviderError && error.kind === 'refused'
    const made = isRefused ? await findByReceipt(access, paymentId) : undefined
    if (made) return made
    throw error
  })
  if (!invoice.short_url) throw mandateError('register', 'unavailable', 'link-without-page')
  if (invoice.amount !== request.first.amountMinor) throw mandateError('register', 'refused', 'other-amount')
  return { providerRef: invoice.id, payUrl: invoice.short_url }
}

function linkBody({ mandateId, first, method, maxMinor, until }: MandateRequest) {
  return {
    customer: customerOf(first.payer),
    type: 'link',
    amount: first.amountMinor,
    currency: first.currency,
    description: first.description.slice(0, DESCRIPTION_CHARS_MAX),
    subscription_registration: {
      method,
      max_amount: maxMinor,
      expire_at: Math.floor(until.getTime() / 1000),
      // A debit may be late or tried again, so it has no fixed day at the bank; the limit holds for each month.
      frequency: 'monthly',
    },
    receipt: first.paymentId,
    expire_by: Math.floor(first.expiresAt.getTime() / 1000),
    sms_notify: false,
    email_notify: false,
    notes: { [REFERENCE_NOTE]: first.paymentId, [shapes.MANDATE_NOTE]: mandateId },
  }
}

const customerOf = ({ name, email, phone }: DebitRequest['payer']) => ({
  name,
  ...(email === null ? {} : { email }),
  ...(phone === null ? {} : { contact: phone }),
})

async function findByReceipt(access: RazorpayAccess, receipt: string) {
  const path = `/v1/invoices?receipt=${encodeURIComponent(receipt)}`
  const { items } = await callRazorpay(access, { action: 'register', method: 'GET', path }, shapes.invoiceListShape)
  return items.find((invoice) => invoice.receipt === receipt)
}

/** The link, and what was paid on it. Null when Razorpay does not know it. */
export async function findInvoice(access: RazorpayAccess, ref: string, action: string) {
  if (!shapes.isInvoiceId(ref)) return null
  return orNull(async () => {
    const invoice = await callRazorpay(
      access,
      { action, method: 'GET', path: `/v1/invoices/${ref}` },
      shapes.invoiceShape,
    )
    const { payment_id: paid } = invoice
    const path = `/v1/payments/${paid}`
    return {
      invoice,
      payment: paid ? await callRazorpay(access, { action, method: 'GET', path }, paymentShape) : undefined,
    }
  })
}

/** The order of a debit, and its payment: the captured one if there is any. Null when Razorpay does not know it. */
export async function findOrder(access: RazorpayAccess, ref: string, action: string) {
  if (!shapes.isOrderId(ref)) return null
  return orNull(async () => {
    const order = await callRazorpay(access, { action, method: 'GET', path: `/v1/orders/${ref}` }, shapes.orderShape)
    return { order, payment: await findPaymentOf(access, ref, action) }
  })
}

async function findPaymentOf(access: RazorpayAccess, order: string, action: string): Promise<Payment | undefined> {
  const path = `/v1/orders/${order}/payments`
  const { items } = await callRazorpay(access, { action, method: 'GET', path }, paymentListShape)
  return items.find(({ status }) => status === 'captured' || status === 'refunded') ?? items[0]
}

async function orNull<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find()
  } catch (error) {
    if (hasCode(error, 'unknown-id')) return null
    throw error
  }
}

async function fetchMandate(access: RazorpayAccess, ref: string): Promise<MandateReport | null> {
  const found = await findToken(access, ref, 'fetch-mandate')
  return found && shapes.reportOfMandate(found.invoice, found.token)
}

/** The token that the approval created, with the path of its calls; null before. */
async function findToken(access: RazorpayAccess, ref: string, action: string) {
  const found = await findInvoice(access, ref, action)
  if (!found) return null
  const { invoice, payment } = found
  if (!payment?.token_id || !invoice.customer_id) return { invoice, token: null, path: null }
  const path = `/v1/customers/${invoice.customer_id}/tokens/${payment.token_id}`
  return { invoice, path, token: await callRazorpay(access, { action, method: 'GET', path }, shapes.tokenShape) }
}

async function debit(access: RazorpayAccess, request: DebitRequest): Promise<{ providerRef: string }> {
  const action = 'debit'
  const found = await findToken(access, request.mandateRef, action)
  if (!found?.token || !found.invoice.customer_id) throw mandateError(action, 'refused', 'not-active')
  const order = await openOrder(access, request)
  // Orders have no idempotency key: a debit whose answer was lost is found by its order.
  if (await findPaymentOf(access, order.id, action)) return { providerRef: order.id }
  const { amountMinor, currency, description, payer } = request
  const { name: _, ...addresses } = customerOf(payer)
  const body = {
    ...addresses,
    amount: amountMinor,
    currency,
    order_id: order.id,
    customer_id: found.invoice.customer_id,
    token: found.token.id,
    recurring: true,
    description: description.slice(0, DESCRIPTION_CHARS_MAX),
    notes: notesOf(request),
  }
  await callRazorpay(access, { action, method: 'POST', path: '/v1/payments/create/recurring', body }, shapes.debitShape)
  return { providerRef: order.id }
}

/** A reference makes a payment ours; the other note says that its order is the provider's reference. */
const notesOf = ({ paymentId }: DebitRequest) => ({ [REFERENCE_NOTE]: paymentId, [DEBIT_NOTE]: 'yes' })

async function openOrder(access: RazorpayAccess, request: DebitRequest): Promise<shapes.Order> {
  const { paymentId: receipt, amountMinor: amount, currency } = request
  const action = 'debit'
  const path = `/v1/orders?receipt=${encodeURIComponent(receipt)}&count=${LISTED_MAX}`
  const { items } = await callRazorpay(access, { action, method: 'GET', path }, shapes.orderListShape)
  const earlier = items.find((order) => order.receipt === receipt)
  if (earlier && earlier.amount !== amount) throw mandateError(action, 'refused', 'reference-has-another-amount')
  if (earlier) return earlier
  const body = { amount, currency, receipt, payment_capture: true, notes: notesOf(request) }
  return callRazorpay(access, { action, method: 'POST', path: '/v1/orders', body }, shapes.orderShape)
}

async function cancel(access: RazorpayAccess, ref: string): Promise<void> {
  const action = 'cancel-mandate'
  const found = await findToken(access, ref, action)
  if (!found) throw mandateError(action, 'refused', 'unknown-id')
  const state = shapes.reportOfMandate(found.invoice, found.token)?.state
  if (state === 'cancelled' || state === 'expired' || state === 'rejected') return
  if (found.path) {
    await callRazorpay(access, { action, method: 'PUT', path: `${found.path}/cancel` }, shapes.cancelledShape)
  } else if (found.invoice.status === 'issued') {
    await callRazorpay(access, { action, method: 'POST', path: `/v1/invoices/${ref}/cancel` }, shapes.invoiceShape)
  }
}

function mandateError(action: string, kind: 'refused' | 'unavailable', code: string): PaymentProviderError {
  return new PaymentProviderError(kind, { provider: 'razorpay', action, code })
}
