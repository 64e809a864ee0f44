import * as v from 'valibot'
import type { PaymentReport, PaymentState, ProviderRefund } from '#app/platform/payments/provider.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

// The fields of Razorpay's responses that are used; others are dropped.
// https://razorpay.com/docs/api/payments/payment-links/entity and /docs/api/payments/entity

/** The key of our payment's id in a link's notes, which Razorpay copies to each payment of the link. */
export const REFERENCE_NOTE = 'reference'

/** A note of the debits of a mandate: the provider's reference is their order. */
export const DEBIT_NOTE = 'debit'

const linkId = v.pipe(v.string(), v.regex(/^plink_\w+$/))
export const isLinkId = (text: string): boolean => v.is(linkId, text)

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const linkShape = v.object({
  id: linkId,
  reference_id: v.nullish(v.string()),
  amount: paise,
  amount_paid: paise,
  currency: v.string(),
  status: v.picklist(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  // Absent in notifications.
  short_url: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  payments: v.nullish(v.array(v.object({ payment_id: v.pipe(v.string(), v.regex(/^pay_\w+$/)), status: v.string() }))),
})
export type Link = v.InferOutput<typeof linkShape>

export const newLinkShape = v.required(linkShape, ['short_url'])

/** Unlike Razorpay's other lists, this one is not in `items`. */
export const linkListShape = v.object({ payment_links: v.array(linkShape) })

export const paymentShape = v.object({
  id: v.string(),
  amount: paise,
  currency: v.string(),
  status: v.picklist(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: v.nullish(v.boolean()),
  amount_refunded: v.nullish(paise),
  refund_status: v.nullish(v.picklist(['partial', 'full'])),
  method: v.nullish(v.string()),
  description: v.nullish(v.string()),
  order_id: v.nullish(v.string()),
  invoice_id: v.nullish(v.string()),
  /** Of a payment that approved a mandate. */
  token_id: v.nullish(v.string()),
  // An object, or an empty array without notes.
  notes: v.unknown(),
})
export const paymentListShape = v.object({ items: v.array(paymentShape) })
export type Payment = v.InferOutput<typeof paymentShape>

/** https://razorpay.com/docs/api/refunds/entity: 'processed' once the money is on its way to the payer's bank. */
export const refundShape = v.object({
  id: v.string(),
  amount: v.optional(paise),
  receipt: v.nullish(v.string()),
  status: v.nullish(v.string()),
  notes: v.optional(v.unknown()),
})
export const refundListShape = v.object({ items: v.array(refundShape) })
type Refund = v.InferOutput<typeof refundShape>

export const errorShape = v.object({
  error: v.object({ code: v.nullish(v.string()), description: v.nullish(v.string()) }),
})

const ourReference = v.pipe(v.string(), v.uuid())
const ourNotes = v.object({ [REFERENCE_NOTE]: ourReference, [DEBIT_NOTE]: v.optional(v.string()) })
const LINK_IN_DESCRIPTION = /^#(\w+)$/

const LINK_STATES: Record<Link['status'], PaymentState> = {
  created: 'created',
  partially_paid: 'pending',
  paid: 'captured',
  expired: 'expired',
  cancelled: 'expired',
}

const PAYMENT_STATES: Record<Payment['status'], PaymentState> = {
  created: 'pending',
  authorized: 'pending',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
}

/** The key of our refund's id in its notes, in addition to its receipt. */
export const REFUND_NOTE = 'refund_id'
const ourRefundNotes = v.object({ [REFUND_NOTE]: v.string() })

/** Refunds that are on their way to the payer: by our ids, and those that were made by hand or by Razorpay. */
export type Refunded = Pick<PaymentReport, 'refundedIds' | 'providerRefunds'>
export const NOTHING: Refunded = { refundedIds: [], providerRefunds: [] }

export function processedRefunds(refunds: readonly Refund[]): Refunded {
  const refundedIds: string[] = []
  const providerRefunds: ProviderRefund[] = []
  for (const { id: ref, status, receipt, notes, amount: amountMinor } of refunds) {
    if (status !== 'processed') continue
    const noted = v.safeParse(ourRefundNotes, notes)
    const id = noted.success ? noted.output[REFUND_NOTE] : receipt
    if (id && isUuid(id)) refundedIds.push(id)
    else if (amountMinor) providerRefunds.push({ ref, amountMinor })
  }
  return { refundedIds, providerRefunds }
}

export const hasRefunds = (payment: Payment | undefined): boolean =>
  payment !== undefined && ((payment.amount_refunded ?? 0) > 0 || Boolean(payment.refund_status))

/** Null for a link that was not created by this product (the account may have others). */
export function reportOfLink(
  link: Link,
  payment: Payment | undefined,
  refunded: Refunded = NOTHING,
): PaymentReport | null {
  if (!v.is(ourReference, link.reference_id)) return null
  return {
    paymentId: link.reference_id,
    providerRef: link.id,
    state: payment ? stateOfPayment(payment) : LINK_STATES[link.status],
    amountMinor: payment?.amount ?? (link.status === 'paid' ? link.amount_paid : link.amount),
    currency: link.currency,
    method: payment?.method ?? null,
    ...refunded,
  }
}

/**
 * Null for a payment that was not made through this product. The notes contain our reference. Of a payment link's
 * payment the description is '#' and the link's id without its prefix (seen in recorded notifications); the first
 * payment of a mandate has an invoice, and its debits have an order of their own.
 */
export function reportOfPayment(payment: Payment, refunded: Refunded = NOTHING): PaymentReport | null {
  const notes = v.safeParse(ourNotes, payment.notes)
  const providerRef = notes.success && referenceOf(payment, notes.output)
  if (!notes.success || !providerRef) return null
  return {
    paymentId: notes.output[REFERENCE_NOTE],
    providerRef,
    state: stateOfPayment(payment),
    amountMinor: payment.amount,
    currency: payment.currency,
    method: payment.method ?? null,
    ...refunded,
  }
}

function referenceOf(payment: Payment, notes: v.InferOutput<typeof ourNotes>): string | null {
  const [, linkId] = LINK_IN_DESCRIPTION.exec(payment.description ?? '') ?? []
  if (notes[DEBIT_NOTE] !== undefined) return payment.order_id ?? null
  return payment.invoice_id ?? (linkId ? `plink_${linkId}` : null)
}

/** 'refunded' only after a full refund. */
export function stateOfPayment(payment: Payment): PaymentState {
  return payment.refund_status === 'full' ? 'refunded' : PAYMENT_STATES[payment.status]
}
