import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { lockProducts } from '#app/features/marketplace/catalogue/sale-queries.server.ts'
import { isSlug } from '#app/features/marketplace/schema.ts'
import { openPayment } from '#app/features/payments/commands/open-payment.server.ts'
import { startPayment } from '#app/features/payments/commands/start-payment.server.ts'
import type { Payment } from '#app/features/payments/ports.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { Site } from '#app/platform/config/site.ts'
import { claimFormKey, FORM_CHANGED, type FormUse } from '#app/platform/form-keys/form-keys.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import { expireOrder, lockReplaced } from '#app/features/orders/payment/expire-order.server.ts'
import { lockOrder, lockShipments } from '#app/features/orders/shipments/lock-shipment.server.ts'
import type { RequestedItem } from './quote.ts'
import { quoteOrder } from './quote-queries.server.ts'
import { ATTEMPTS_MAX, HOLD_BEFORE_PAYMENT_MS } from '#app/features/orders/schema.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { isNetworkBelowLimit, lockOrderSource } from '#app/features/orders/payment/unpaid-limits.server.ts'
import type { Address, Quote } from '#app/features/orders/views.ts'
import { type WrittenOrder, writeOrder } from './write-order.server.ts'

export interface PlaceContext extends PrivateContext {
  payments: PaymentProvider
  config: Site
  /** The client's network: an IPv4 address or an IPv6 /64. */
  network?: string
}

export type PlaceOutcome =
  | {
      ok: true
      /** Our redirect to the provider's page, or the order's page when nothing is left to pay. */
      redirectTo: string
      token: string
    }
  | { ok: false; reason: 'problems' | 'total-changed'; quote: Quote }
  | { ok: false; reason: 'provider-unavailable' | 'provider-refused' | 'too-many-unpaid' | 'form-changed' }

/** What the buyer agreed to. */
export interface Agreement extends Address {
  currency: string
  lines: readonly RequestedItem[]
  /** The total that the form showed. */
  agreedMinor: number
  email: string | null
  /** Tokens of unpaid orders that a new order replaces. */
  replaces?: readonly string[]
}

interface Attempt {
  ctx: PlaceContext
  input: Agreement
  /** Hash of the form's key and everything that was agreed. */
  key: string
  /** Absent when it is paid again. */
  form?: FormUse
}

type Refused = Extract<PlaceOutcome, { ok: false }>

/** The sealer's context for network fingerprints. */
const NETWORK_KEY_CONTEXT = 'orders.network_key'

/** Rolls the transaction back and carries the outcome. */
class Refusal extends Error {
  readonly outcome: Refused
  constructor(outcome: Refused) {
    super(outcome.reason)
    this.outcome = outcome
  }
}

/** Writes the order and its payment, or finds those of the same attempt, then asks the provider for its page. */
export async function attemptOrder(attempt: Attempt): Promise<PlaceOutcome> {
  const { ctx, input } = attempt
  const written = await tryWriteAttempt(attempt)
  if ('reason' in written) return written
  const { payment, order } = written
  const token = order.publicToken
  const returnUrl = localeUrl(ctx.config.siteUrl, `/orders/${token}`)
  if (payment.state !== 'created') return { ok: true, redirectTo: returnUrl, token }
  const { name, email, phone } = input
  const started = await startPayment(ctx.db, {
    payment,
    provider: ctx.payments,
    description: copy.payment(order.number),
    returnUrl,
    payer: { name, email, phone },
  })
  return started.ok ? { ok: true, redirectTo: `${returnUrl}/pay`, token } : started
}

interface WrittenAttempt {
  payment: Payment
  order: WrittenOrder
}

async function tryWriteAttempt(attempt: Attempt): Promise<WrittenAttempt | Refused> {
  const { ctx, input } = attempt
  if (!Number.isSafeInteger(input.agreedMinor) || input.agreedMinor < 1) return refuseWithQuote(ctx, input)
  try {
    return await ctx.db.transaction(async (tx) => {
      const used = attempt.form && (await claimFormKey(tx, attempt.form))
      if (used === 'changed') throw new Refusal(FORM_CHANGED)
      return writeAttempt(tx, attempt)
    })
  } catch (error) {
    if (error instanceof Refusal) return error.outcome
    throw error
  }
}

async function refuseWithQuote({ db, actor, now }: PlaceContext, input: Agreement): Promise<Refused> {
  const quote = await quoteOrder(db, { ...input, actor, now })
  return { ok: false, reason: quote.problems.length > 0 ? 'problems' : 'total-changed', quote }
}

/**
 * The payment to use, and its order. The payment's row is inserted first: a concurrent post of the same form waits on
 * its unique key, without locking any product.
 */
async function writeAttempt(tx: Db, { ctx, input, key }: Attempt): Promise<WrittenAttempt> {
  let previous: string | null = null
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const held: string | null = previous !== null && (await isHeld(tx, previous)) ? previous : null
    const orderId = held ?? randomUUID()
    const formKey = `${key}:${attempt}`
    const { payment, isNew } = await openPayment(tx, {
      id: randomUUID(),
      provider: ctx.payments,
      purpose: 'order',
      subjectId: orderId,
      amountMinor: input.agreedMinor,
      currency: input.currency,
      idempotencyKey: formKey,
      now: ctx.now,
    })
    if (isNew && held !== null)
      return { payment, order: await extendReservation(tx, { orderId: held, payment, now: ctx.now }) }
    if (isNew) return { payment, order: await reserveAndWrite(tx, { ctx, input, orderId, formKey, payment }) }
    if (await isOpen(tx, payment, ctx.now)) return { payment, order: await getOrder(tx, payment.subjectId) }
    previous = payment.subjectId
  }
  throw new Refusal({ ok: false, reason: 'provider-refused' })
}

/**
 * Whether to reuse this payment. A pending one may still be captured; a created one is valid while the items are
 * reserved.
 */
async function isOpen(tx: Db, { state, expiresAt, subjectId }: Payment, now: Date): Promise<boolean> {
  if (state === 'created') return expiresAt > now && (await isHeld(tx, subjectId))
  return state !== 'failed' && state !== 'expired'
}

/** Whether all shipments of an unpaid order are still reserved. */
async function isHeld(tx: Db, orderId: string): Promise<boolean> {
  await lockOrder(tx, orderId)
  return (await lockShipments(tx, orderId)).every(({ state }) => state === 'reserved')
}

interface Extension {
  orderId: string
  payment: Payment
  now: Date
}

/** Extends the reservation until the buyer has had the time to follow the redirect to the new payment. */
async function extendReservation(tx: Db, { orderId, payment, now }: Extension): Promise<WrittenOrder> {
  const until = holdBefore(payment, now)
  const later = sql`greatest(${orders.reservedUntil}, ${until.toISOString()}::timestamptz)`
  await tx.update(orders).set({ reservedUntil: later }).where(eq(orders.id, orderId))
  return getOrder(tx, orderId)
}

const holdBefore = ({ expiresAt }: Payment, now: Date): Date =>
  new Date(Math.min(expiresAt.getTime(), now.getTime() + HOLD_BEFORE_PAYMENT_MS))

async function getOrder(tx: Db, orderId: string): Promise<WrittenOrder> {
  const { id, number, publicToken } = orders
  const [order] = await tx.select({ id, number, publicToken }).from(orders).where(eq(id, orderId))
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

interface Writing extends Pick<Attempt, 'ctx' | 'input'> {
  orderId: string
  formKey: string
  payment: Payment
}

async function reserveAndWrite(tx: Db, { ctx, input, orderId, formKey, payment }: Writing): Promise<WrittenOrder> {
  const { actor, now } = ctx
  const { phone, email, currency } = input
  const networkKey = ctx.network === undefined ? null : ctx.sealer.fingerprint(ctx.network, NETWORK_KEY_CONTEXT)
  await lockOrderSource(tx, { phone, email, networkKey })
  const replaced = await lockReplaced(tx, { tokens: input.replaces ?? [], currency, now, phone, email })
  // Locked before the quote reads them, so that the quote stays true.
  const requested = input.lines.map(({ slug }) => slug).filter(isSlug)
  await lockProducts(tx, [...requested, ...replaced.flatMap(({ slugs }) => slugs)])
  const why = { by: 'buyer', userId: userIdOf(actor), reason: copy.reason.replaced, now } as const
  for (const earlier of replaced) await expireOrder(tx, earlier, why)
  if (!(await isNetworkBelowLimit(tx, { networkKey, now }))) throw new Refusal({ ok: false, reason: 'too-many-unpaid' })
  const quote = await quoteOrder(tx, { ...input, actor, now })
  if (quote.problems.length > 0) throw new Refusal({ ok: false, reason: 'problems', quote })
  if (quote.totalMinor !== input.agreedMinor) throw new Refusal({ ok: false, reason: 'total-changed', quote })
  return writeOrder(tx, { ctx, input, orderId, formKey, quote, reservedUntil: holdBefore(payment, now), networkKey })
}
