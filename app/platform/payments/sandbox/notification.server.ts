import * as v from 'valibot'
import { type Notification, PAYMENT_STATES, type PaymentReport } from '#app/platform/payments/provider.ts'
import { isSigned, sign } from '#app/platform/payments/signature.server.ts'

const SIGNATURE_HEADER = 'x-sandbox-signature'

const bodyShape = v.object({
  event_id: v.pipe(v.string(), v.uuid()),
  payment: v.object({
    id: v.pipe(v.string(), v.uuid()),
    reference: v.pipe(v.string(), v.uuid()),
    state: v.picklist(PAYMENT_STATES),
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency: v.string(),
    method: v.nullable(v.string()),
    refunds: v.optional(v.array(v.string()), []),
  }),
})

/** The body of one notification, which is signed and sent unchanged at each attempt. */
export function sandboxBody(eventId: string, happenedAt: Date, report: PaymentReport): string {
  return JSON.stringify({
    event_id: eventId,
    event: `payment.${report.state}`,
    happened_at: happenedAt.toISOString(),
    payment: {
      id: report.providerRef,
      reference: report.paymentId,
      state: report.state,
      amount: report.amountMinor,
      currency: report.currency,
      method: report.method,
      refunds: report.refundedIds,
    },
  })
}

export function sandboxHeaders(body: string, secret: string): Headers {
  return new Headers({ 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, secret) })
}

/** Verifies the signature of the raw body and parses it. */
export function readSandboxNotification(headers: Headers, rawBody: string, secret: string): Notification {
  if (!isSigned(rawBody, headers.get(SIGNATURE_HEADER), secret)) return { ok: false, reason: 'bad-signature' }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bodyShape), rawBody)
  if (!parsed.success) return { ok: false, reason: 'unreadable' }
  const { event_id: eventId, payment } = parsed.output
  return {
    ok: true,
    eventId,
    report: {
      paymentId: payment.reference,
      providerRef: payment.id,
      state: payment.state,
      amountMinor: payment.amount,
      currency: payment.currency,
      method: payment.method,
      refundedIds: payment.refunds,
    },
  }
}
