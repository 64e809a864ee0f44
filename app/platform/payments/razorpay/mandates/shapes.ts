import * as v from 'valibot'
import type { MandateReport, MandateState } from '#app/platform/payments/mandates.ts'
import type { PaymentReport, PaymentState } from '#app/platform/payments/provider.ts'
import { NOTHING, type Payment, type Refunded, stateOfPayment } from '#app/platform/payments/razorpay/shapes.ts'

// The fields of Razorpay's registration links (invoices), tokens and orders that are used; others are dropped.
// https://razorpay.com/docs/api/payments/recurring-payments/upi/create-authorization-transaction and
// /docs/api/payments/recurring-payments/upi/create-subsequent-payments

const idOf = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_\\w+$`)))
const invoiceId = idOf('inv')
const orderId = idOf('order')
export const isInvoiceId = (text: string): boolean => v.is(invoiceId, text)
export const isOrderId = (text: string): boolean => v.is(orderId, text)

const ourId = v.pipe(v.string(), v.uuid())
const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The key of our mandate's id in the notes of its registration link. */
export const MANDATE_NOTE = 'mandate'
const mandateNotes = v.object({ [MANDATE_NOTE]: ourId })

export const invoiceShape = v.object({
  id: invoiceId,
  receipt: v.nullish(v.string()),
  customer_id: v.nullish(idOf('cust')),
  payment_id: v.nullish(v.string()),
  status: v.picklist(['draft', 'issued', 'partially_paid', 'paid', 'cancelled', 'expired']),
  amount: paise,
  currency: v.string(),
  short_url: v.nullish(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  notes: v.unknown(),
})
export type Invoice = v.InferOutput<typeof invoiceShape>
export const invoiceListShape = v.object({ items: v.array(invoiceShape) })

export const tokenShape = v.object({
  id: idOf('token'),
  recurring_details: v.nullish(v.object({ status: v.nullish(v.string()) })),
})
type Token = v.InferOutput<typeof tokenShape>

export const orderShape = v.object({ id: orderId, receipt: v.nullish(v.string()), amount: paise, currency: v.string() })
export type Order = v.InferOutput<typeof orderShape>
export const orderListShape = v.object({ items: v.array(orderShape) })

/** The answer to a debit; the payment's state is reported later. */
export const debitShape = v.object({ razorpay_payment_id: v.string() })

/** Whatever a cancelled token answers; its state is fetched. */
export const cancelledShape = v.object({})

const TOKEN_STATES: Readonly<Record<string, MandateState>> = {
  initiated: 'created',
  confirmed: 'active',
  paused: 'paused',
  rejected: 'rejected',
  cancellation_initiated: 'cancelled',
  cancelled: 'cancelled',
  expired: 'expired',
}

const INVOICE_STATES: Readonly<Record<Invoice['status'], MandateState>> = {
  draft: 'created',
  issued: 'created',
  partially_paid: 'created',
  // The token may not be confirmed yet.
  paid: 'created',
  cancelled: 'cancelled',
  expired: 'expired',
}

const FIRST_STATES: Readonly<Record<Invoice['status'], PaymentState>> = {
  draft: 'created',
  issued: 'created',
  partially_paid: 'pending',
  paid: 'captured',
  cancelled: 'expired',
  expired: 'expired',
}

/** Of a notification about a token, which says neither our mandate nor its registration link; null for other states. */
export function reportOfToken({ id, recurring_details: details }: Token): MandateReport | null {
  const state = TOKEN_STATES[details?.status ?? '']
  return state ? { mandateId: null, refs: [id], state } : null
}

/** A registration link with its token, which exists once the payer has approved. Null for a link that is not ours. */
export function reportOfMandate(invoice: Invoice, token: Token | null): MandateReport | null {
  const notes = v.safeParse(mandateNotes, invoice.notes)
  if (!notes.success) return null
  const state = (token && TOKEN_STATES[token.recurring_details?.status ?? '']) ?? INVOICE_STATES[invoice.status]
  return { mandateId: notes.output[MANDATE_NOTE], refs: [invoice.id, ...(token ? [token.id] : [])], state }
}

/** The first payment of a mandate. Null for an invoice that is not ours. */
export function reportOfInvoice(
  invoice: Invoice,
  payment: Payment | undefined,
  refunded: Refunded = NOTHING,
): PaymentReport | null {
  if (!v.is(ourId, invoice.receipt) || !v.is(mandateNotes, invoice.notes)) return null
  return {
    paymentId: invoice.receipt,
    providerRef: invoice.id,
    state: payment ? stateOfPayment(payment) : FIRST_STATES[invoice.status],
    amountMinor: payment?.amount ?? invoice.amount,
    currency: invoice.currency,
    method: payment?.method ?? null,
    ...refunded,
  }
}

/** A debit of a mandate. Null for an order that is not ours. */
export function reportOfOrder(
  order: Order,
  payment: Payment | undefined,
  refunded: Refunded = NOTHING,
): PaymentReport | null {
  if (!v.is(ourId, order.receipt)) return null
  return {
    paymentId: order.receipt,
    providerRef: order.id,
    state: payment ? stateOfPayment(payment) : 'created',
    amountMinor: payment?.amount ?? order.amount,
    currency: order.currency,
    method: payment?.method ?? null,
    ...refunded,
  }
}
