import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Notification, PaymentReport } from '#app/platform/payments/provider.ts'
import { isSigned } from '#app/platform/payments/signature.server.ts'
import { linkShape, paymentShape, processedIds, refundShape, reportOfLink, reportOfPayment } from './shapes.ts'

// https://razorpay.com/docs/webhooks/validate-test, /docs/webhooks/payment-links, /payments and /refunds

const eventShape = v.object({ event: v.string() })
const link = v.object({ entity: linkShape })
const payment = v.object({ entity: paymentShape })
const linkEvent = v.object({ payload: v.object({ payment_link: link, payment: v.optional(payment) }) })
const paymentEvent = v.object({ payload: v.object({ payment }) })
const refundEvent = v.object({ payload: v.object({ payment, refund: v.optional(v.object({ entity: refundShape })) }) })

type Reader = (body: unknown) => PaymentReport | null

const readers: ReadonlyMap<string, Reader> = new Map([
  ['payment_link.paid', readLink],
  ['payment_link.expired', readLink],
  ['payment_link.cancelled', readLink],
  // A late authorisation may be captured after the link has expired.
  ['payment.captured', readPayment],
  ['payment.failed', readPayment],
  ['refund.processed', readRefund],
])

/** Verifies `x-razorpay-signature` of the raw body and parses it. `report` is null for events that are not used. */
export function readRazorpayNotification(headers: Headers, rawBody: string, webhookSecret: string): Notification {
  if (!isSigned(rawBody, headers.get('x-razorpay-signature'), webhookSecret)) {
    return { ok: false, reason: 'bad-signature' }
  }
  try {
    const body: unknown = JSON.parse(rawBody)
    const { event } = v.parse(eventShape, body)
    const eventId = headers.get('x-razorpay-event-id') || createHash('sha256').update(rawBody).digest('hex')
    return { ok: true, eventId, report: readers.get(event)?.(body) ?? null }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return { ok: false, reason: 'unreadable' }
    throw error
  }
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
  const refundedIds = refund ? processedIds([{ ...refund.entity, status: 'processed' }]) : []
  return payment.entity.captured === false ? null : reportOfPayment(payment.entity, refundedIds)
}
