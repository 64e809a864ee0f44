import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Notification, PaymentReport } from '#app/platform/payments/provider.ts'
import type { PayoutReport } from '#app/platform/payments/payouts.ts'
import type { MandateReport } from '#app/platform/payments/mandates.ts'
import { isSigned } from '#app/platform/payments/signature.server.ts'
import { invoiceShape, reportOfInvoice, reportOfToken, tokenShape } from './mandates/shapes.ts'
import { payoutShape, reportOfPayout } from './payouts/shapes.ts'
import { linkShape, paymentShape, processedRefunds, refundShape, reportOfLink, reportOfPayment } from './shapes.ts'

// https://razorpay.com/docs/webhooks/validate-test, /docs/webhooks/payment-links, /payments, /refunds and /payouts

const eventShape = v.object({ event: v.string() })
const link = v.object({ entity: linkShape })
const payment = v.object({ entity: paymentShape })
const linkEvent = v.object({ payload: v.object({ payment_link: link, payment: v.optional(payment) }) })
const paymentEvent = v.object({ payload: v.object({ payment }) })
const refundEvent = v.object({ payload: v.object({ payment, refund: v.optional(v.object({ entity: refundShape })) }) })
const tokenEvent = v.object({ payload: v.object({ token: v.object({ entity: tokenShape }) }) })
const invoiceEvent = v.object({
  payload: v.object({ invoice: v.object({ entity: invoiceShape }), payment: v.optional(payment) }),
})
const payoutEvent = v.object({ payload: v.object({ payout: v.object({ entity: payoutShape }) }) })

type Reader = (body: unknown) => PaymentReport | null

const readers: ReadonlyMap<string, Reader> = new Map([
  ['payment_link.paid', readLink],
  ['payment_link.expired', readLink],
  ['payment_link.cancelled', readLink],
  // A late authorisation may be captured after the link has expired.
  ['payment.captured', readPayment],
  ['payment.failed', readPayment],
  ['refund.processed', readRefund],
  // The approval of a mandate, which pays its first debit.
  ['invoice.paid', readInvoice],
  ['invoice.expired', readInvoice],
])

/** Any change of a payout, `payout.updated` with its UTR included, has the whole payout. */
const PAYOUT_EVENT = /^payout\.[a-z]+$/
const TOKEN_EVENT = /^token\.[a-z]+$/

/**
 * Verifies `x-razorpay-signature` of the raw body and parses it. Payments and RazorpayX have webhooks of their own with
 * secrets of their own, and after a rotation retries are still signed with the secret before: one of them has to match.
 */
export function readRazorpayNotification(headers: Headers, rawBody: string, secrets: readonly string[]): Notification {
  const signature = headers.get('x-razorpay-signature')
  if (!secrets.some((secret) => isSigned(rawBody, signature, secret))) {
    return { ok: false, reason: 'bad-signature' }
  }
  try {
    const body: unknown = JSON.parse(rawBody)
    const { event } = v.parse(eventShape, body)
    const eventId = headers.get('x-razorpay-event-id') || createHash('sha256').update(rawBody).digest('hex')
    const payout = PAYOUT_EVENT.test(event) ? readPayout(body) : null
    const mandate = TOKEN_EVENT.test(event) ? readToken(body) : null
    return { ok: true, eventId, report: readers.get(event)?.(body) ?? null, payout, mandate }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return { ok: false, reason: 'unreadable' }
    throw error
  }
}

/** Events like `payout.downtime.started` are about no payout and do not match. */
function readPayout(body: unknown): PayoutReport | null {
  return reportOfPayout(v.parse(payoutEvent, body).payload.payout.entity)
}

function readToken(body: unknown): MandateReport | null {
  return reportOfToken(v.parse(tokenEvent, body).payload.token.entity)
}

function readInvoice(body: unknown): PaymentReport | null {
  const { invoice, payment } = v.parse(invoiceEvent, body).payload
  return reportOfInvoice(invoice.entity, payment?.entity)
}

function readLink(body: unknown): PaymentReport | null {
  const { payload } = v.parse(linkEvent, body)
  return reportOfLink(payload.payment_link.entity, payload.payment?.entity)
}

function readPayment(body: unknown): PaymentReport | null {
  return reportOfPayment(v.parse(paymentEvent, body).payload.payment.entity)
}

/** Razorpay also refunds authorised payments that were never captured; those are ignored. */
function readRefund(body: unknown): PaymentReport | null {
  const { payment, refund } = v.parse(refundEvent, body).payload
  const refunded = processedRefunds(refund ? [{ ...refund.entity, status: 'processed' }] : [])
  return payment.entity.captured === false ? null : reportOfPayment(payment.entity, refunded)
}
