import type { Clock } from '#app/platform/time/clock.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { PaymentRequest } from '#app/platform/payments/payment-request.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { type ApiCall, callRazorpay, endOf, hasCode, type RazorpayAccess } from './api.server.ts'
import { readRazorpayNotification } from './notification.server.ts'
import { findInvoice, findOrder, razorpayMandates } from './mandates/mandates.server.ts'
import { reportOfInvoice, reportOfOrder } from './mandates/shapes.ts'
import { razorpayPayouts } from './payouts/payouts.server.ts'
import { razorpaySettlements } from './settlements/settlements.server.ts'
import * as shapes from './shapes.ts'

const BASE_URL = 'https://api.razorpay.com'
/** The short URL and the pages that it redirects to. */
const PAY_ORIGINS = ['https://rzp.io', 'https://razorpay.com', 'https://*.razorpay.com']
/** Razorpay requires at least 15 minutes; one more for latency and clock differences. */
const EXPIRY_AHEAD_MS_MIN = 16 * MINUTE_MS
const DESCRIPTION_CHARS_MAX = 2_048
const REFUNDS_LISTED_MAX = 100

export interface RazorpayOptions {
  keyId: string
  keySecret: string
  webhookSecrets: readonly string[]
  /** RazorpayX; without it there are no payouts. */
  payouts?: { accountNumber: string } | undefined
  clock: Clock
  /** `baseUrl`, `fetch` and `timeoutMs` are for tests. */
  baseUrl?: string
  fetch?: typeof fetch
  timeoutMs?: number
}

/**
 * Payments through Razorpay's Payment Links, one link per payment: `providerRef` is the link's id. Mandates have
 * registration links, and their debits orders. Keys that begin with
 * `rzp_test_` move no real money.
 * https://razorpay.com/docs/api/payments/payment-links
 */
export function createRazorpay(options: RazorpayOptions): PaymentProvider {
  const { keyId, keySecret, webhookSecrets, payouts, clock } = options
  const access: RazorpayAccess = {
    keyId,
    keySecret,
    baseUrl: options.baseUrl ?? BASE_URL,
    fetch: options.fetch ?? fetch,
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  }
  return {
    name: 'razorpay',
    isTest: keyId.startsWith('rzp_test_'),
    saysPaid: (search) => search.get('razorpay_payment_link_status') === 'paid',
    payOrigins: PAY_ORIGINS,
    start: (request) => startLink(access, request, clock()),
    fetch: async (providerRef) => {
      const found = await findPaid(access, providerRef, 'fetch')
      if (!found) return null
      const { payment } = found
      const refunds = payment && shapes.hasRefunds(payment) ? await listRefunds(access, payment.id, 'fetch') : []
      return found.reportWith(shapes.processedRefunds(refunds))
    },
    refund: (refund) => refundLink(access, refund),
    readNotification: async (headers, rawBody) => readRazorpayNotification(headers, rawBody, webhookSecrets),
    mandates: razorpayMandates(access),
    settlements: razorpaySettlements(access),
    ...(payouts && { payouts: razorpayPayouts({ ...access, accountNumber: payouts.accountNumber }) }),
  }
}

async function startLink(access: RazorpayAccess, request: PaymentRequest, now: Date) {
  const signal = endOf(access)
  const body = linkBody(request, now)
  const call: ApiCall = { action: 'start', method: 'POST', path: '/v1/payment_links', body, signal }
  const link = await callRazorpay(access, call, shapes.newLinkShape).catch((error: unknown) => {
    if (hasCode(error, 'duplicate-reference')) return findStartedLink(access, request, signal)
    throw error
  })
  return { providerRef: link.id, payUrl: link.short_url }
}

function linkBody(request: PaymentRequest, now: Date) {
  const expiresAtMs = Math.max(request.expiresAt.getTime(), now.getTime() + EXPIRY_AHEAD_MS_MIN)
  const { name, email, phone } = request.payer
  return {
    amount: request.amountMinor,
    currency: request.currency,
    accept_partial: false,
    reference_id: request.paymentId,
    description: request.description.slice(0, DESCRIPTION_CHARS_MAX),
    customer: { name, ...(email === null ? {} : { email }), ...(phone === null ? {} : { contact: phone }) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { [shapes.REFERENCE_NOTE]: request.paymentId },
    callback_url: request.returnUrl,
    callback_method: 'get',
    expire_by: Math.floor(expiresAtMs / 1000),
  }
}

/**
 * Payment Links have no idempotency key, but a reference is unique: after a lost response the link is found by it. The
 * list is filtered here again, because the link of another payment would be returned if Razorpay ignored the filter.
 */
async function findStartedLink(access: RazorpayAccess, request: PaymentRequest, signal: AbortSignal) {
  const path = `/v1/payment_links?reference_id=${encodeURIComponent(request.paymentId)}`
  const list = await callRazorpay(access, { action: 'start', method: 'GET', path, signal }, shapes.linkListShape)
  const link = list.payment_links.find(({ reference_id }) => reference_id === request.paymentId)
  if (!link?.short_url) throw startError('unavailable', 'link-not-listed')
  if (link.amount !== request.amountMinor || link.currency !== request.currency) {
    throw startError('refused', 'reference-has-another-amount')
  }
  return { id: link.id, short_url: link.short_url }
}

function startError(kind: 'refused' | 'unavailable', code: string): PaymentProviderError {
  return new PaymentProviderError(kind, { provider: 'razorpay', action: 'start', code })
}

/** The payment behind any reference, and its report; null when Razorpay does not know the reference. */
async function findPaid(access: RazorpayAccess, providerRef: string, action: string) {
  const invoiced = await findInvoice(access, providerRef, action)
  if (invoiced) {
    const { invoice, payment } = invoiced
    return { payment, reportWith: (refunded: shapes.Refunded) => reportOfInvoice(invoice, payment, refunded) }
  }
  const ordered = await findOrder(access, providerRef, action)
  if (ordered) {
    const { order, payment } = ordered
    return { payment, reportWith: (refunded: shapes.Refunded) => reportOfOrder(order, payment, refunded) }
  }
  const found = await findLink(access, providerRef, action)
  if (!found) return null
  const { link, payment } = found
  return { payment, reportWith: (refunded: shapes.Refunded) => shapes.reportOfLink(link, payment, refunded) }
}

/** The link and its captured payment, if there is one. Null when Razorpay does not know the link. */
async function findLink(access: RazorpayAccess, providerRef: string, action: string) {
  if (!shapes.isLinkId(providerRef)) return null
  const path = `/v1/payment_links/${providerRef}`
  try {
    const link = await callRazorpay(access, { action, method: 'GET', path }, shapes.linkShape)
    const taken = link.payments?.find(({ status }) => status === 'captured' || status === 'refunded')
    if (!taken) return { link, payment: undefined }
    const paymentPath = `/v1/payments/${taken.payment_id}`
    return {
      link,
      payment: await callRazorpay(access, { action, method: 'GET', path: paymentPath }, shapes.paymentShape),
    }
  } catch (error) {
    if (hasCode(error, 'unknown-id')) return null
    throw error
  }
}

/** https://razorpay.com/docs/api/refunds/normal-refunds-idempotent: the same key with the same body is one refund. */
async function refundLink(
  access: RazorpayAccess,
  { providerRef, refundId, amountMinor }: { providerRef: string; refundId: string; amountMinor: number },
): Promise<void> {
  const found = await findPaid(access, providerRef, 'refund')
  if (!found?.payment) {
    throw new PaymentProviderError('refused', { provider: 'razorpay', action: 'refund', code: 'nothing-captured' })
  }
  const path = `/v1/payments/${found.payment.id}/refund`
  const call: ApiCall = {
    action: 'refund',
    method: 'POST',
    path,
    headers: { 'x-refund-idempotency': refundId },
    body: { amount: amountMinor, speed: 'normal', receipt: refundId, notes: { [shapes.REFUND_NOTE]: refundId } },
  }
  try {
    await callRazorpay(access, call, shapes.refundShape)
  } catch (error) {
    // Razorpay does not document how long a key is valid, so a refund with this receipt counts as done.
    const isDone =
      error instanceof PaymentProviderError &&
      error.kind === 'refused' &&
      (await hasRefund(access, found.payment.id, refundId))
    if (!isDone) throw error
  }
}

async function hasRefund(access: RazorpayAccess, paymentId: string, refundId: string): Promise<boolean> {
  const refunds = await listRefunds(access, paymentId, 'refund')
  return refunds.some(({ receipt }) => receipt === refundId)
}

async function listRefunds(access: RazorpayAccess, paymentId: string, action: string) {
  const path = `/v1/payments/${paymentId}/refunds?count=${REFUNDS_LISTED_MAX}`
  return (await callRazorpay(access, { action, method: 'GET', path }, shapes.refundListShape)).items
}
