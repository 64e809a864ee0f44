import * as v from 'valibot'
import { type Notification, PAYMENT_STATES, type PaymentReport } from '#app/platform/payments/provider.ts'
import { MANDATE_STATES, type MandateReport } from '#app/platform/payments/mandates.ts'
import { PAYOUT_STATES, type PayoutReport } from '#app/platform/payments/payouts.ts'
import { isSigned, sign } from '#app/platform/payments/signature.server.ts'

const SIGNATURE_HEADER = 'x-sandbox-signature'

const eventId = v.pipe(v.string(), v.uuid())
const common = {
  id: v.pipe(v.string(), v.uuid()),
  reference: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.string(),
}

const paymentShape = v.object({
  event_id: eventId,
  payment: v.object({
    ...common,
    state: v.picklist(PAYMENT_STATES),
    method: v.nullable(v.string()),
    refunds: v.optional(v.array(v.string()), []),
    provider_refunds: v.optional(v.array(v.object({ id: v.string(), amount: common.amount })), []),
  }),
})

const payoutShape = v.object({
  event_id: eventId,
  payout: v.object({
    ...common,
    state: v.picklist(PAYOUT_STATES),
    utr: v.nullable(v.string()),
    reason: v.nullable(v.string()),
  }),
})

const mandateShape = v.object({
  event_id: eventId,
  mandate: v.object({ id: common.id, reference: common.reference, state: v.picklist(MANDATE_STATES) }),
})
const bodyShape = v.union([paymentShape, payoutShape, mandateShape])

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
      provider_refunds: report.providerRefunds.map(({ ref: id, amountMinor: amount }) => ({ id, amount })),
    },
  })
}

/** The same for a payout. */
export function sandboxPayoutBody(eventId: string, happenedAt: Date, report: PayoutReport): string {
  return JSON.stringify({
    event_id: eventId,
    event: `payout.${report.state}`,
    happened_at: happenedAt.toISOString(),
    payout: {
      id: report.providerRef,
      reference: report.payoutId,
      state: report.state,
      amount: report.amountMinor,
      currency: report.currency,
      utr: report.utr,
      reason: report.reason,
    },
  })
}

/** The same for a mandate. */
export function sandboxMandateBody(
  eventId: string,
  happenedAt: Date,
  { id, reference, state }: { id: string; reference: string; state: MandateReport['state'] },
): string {
  return JSON.stringify({
    event_id: eventId,
    event: `mandate.${state}`,
    happened_at: happenedAt.toISOString(),
    mandate: { id, reference, state },
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
  const { event_id: eventId, ...about } = parsed.output
  const report = 'payment' in about ? paymentReport(about.payment) : null
  const payout = 'payout' in about ? payoutReport(about.payout) : null
  const mandate = 'mandate' in about ? mandateReport(about.mandate) : null
  return { ok: true, eventId, report, payout, mandate }
}

function paymentReport(body: PaymentBody): PaymentReport {
  const { id, reference, state, amount, currency, method, refunds, provider_refunds } = body
  return {
    paymentId: reference,
    providerRef: id,
    state,
    amountMinor: amount,
    currency,
    method,
    refundedIds: refunds,
    providerRefunds: provider_refunds.map((refund) => ({ ref: refund.id, amountMinor: refund.amount })),
  }
}
type PaymentBody = v.InferOutput<typeof paymentShape>['payment']

function payoutReport({ id, reference, state, amount, currency, utr, reason }: PayoutBody): PayoutReport {
  return { payoutId: reference, providerRef: id, state, amountMinor: amount, currency, utr, reason }
}
type PayoutBody = v.InferOutput<typeof payoutShape>['payout']

function mandateReport({ id, reference, state }: v.InferOutput<typeof mandateShape>['mandate']): MandateReport {
  return { mandateId: reference, refs: [id], state }
}
