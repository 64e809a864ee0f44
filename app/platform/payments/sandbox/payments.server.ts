import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentReport, PaymentState } from '#app/platform/payments/provider.ts'
import type { PaymentRequest } from '#app/platform/payments/payment-request.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { sandboxBody } from './notification.server.ts'
import {
  copyTimes,
  type Method,
  type Outcome,
  type PlannedNotification,
  planOutcome,
  notificationOf,
} from './outcomes.ts'
import { stateAt } from './state.ts'
import { type SandboxPayment, sandboxNotifications, sandboxPayments, sandboxRefunds } from './tables.server.ts'

const uuid = v.pipe(v.string(), v.uuid())

/** The sandbox's id of a refund. One that was made at the sandbox has no uuid of ours. */
export const refundRef = (id: string): string => `rfnd_${id}`

/** The payment with this sandbox id, or null. */
export async function findPayment(db: Db, id: string): Promise<SandboxPayment | null> {
  if (!v.is(uuid, id)) return null
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
  return payment ?? null
}

/** Creates a payment, or returns the existing one with the same reference. */
export async function openPayment(db: Db, request: PaymentRequest, now: Date): Promise<SandboxPayment> {
  if (!/^https?:\/\//.test(request.returnUrl) || !URL.canParse(request.returnUrl)) throw refused('start', 'return-url')
  return db.transaction(async (tx) => {
    const [opened] = await tx
      .insert(sandboxPayments)
      .values({
        reference: request.paymentId,
        amountMinor: request.amountMinor,
        currency: request.currency,
        description: request.description,
        returnUrl: request.returnUrl,
        createdAt: now,
        expiresAt: request.expiresAt,
      })
      .onConflictDoNothing({ target: sandboxPayments.reference })
      .returning()
    if (opened) {
      await schedulePayment(tx, opened, [notificationOf('expired', opened.expiresAt)])
      return opened
    }
    const [earlier] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.reference, request.paymentId))
    if (earlier?.amountMinor !== request.amountMinor || earlier.currency !== request.currency) {
      throw refused('start', 'reference-has-another-amount')
    }
    return earlier
  })
}

/** Applies the chosen outcome. False, without a change, when the payment already has one or has expired. */
export async function choose(
  db: Db,
  { id, method, outcome }: { id: string; method: Method; outcome: Outcome },
  now: Date,
): Promise<boolean> {
  const { timestamps, notifications } = planOutcome(outcome, now)
  return db.transaction(async (tx) => {
    const isOpen = and(eq(sandboxPayments.id, id), isNull(sandboxPayments.outcome), gt(sandboxPayments.expiresAt, now))
    const [payment] = await tx
      .update(sandboxPayments)
      .set({ method, outcome, ...timestamps })
      .where(isOpen)
      .returning()
    if (!payment) return false
    // Deletes the planned notification of the expiry.
    await tx.delete(sandboxNotifications).where(eq(sandboxNotifications.paymentId, id))
    await schedulePayment(tx, payment, notifications)
    return true
  })
}

/** Refunds money. A repeated refund id with the same payment and amount does nothing; with others it is refused. */
export async function refundPayment(
  db: Db,
  { id, refundId, amountMinor }: { id: string; refundId: string; amountMinor: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update')
    if (!payment?.capturedAt || payment.capturedAt > now) throw refused('refund', 'nothing-captured')
    const [earlier] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, refundId))
    if (earlier) {
      if (earlier.paymentId === id && earlier.amountMinor === amountMinor) return
      throw refused('refund', 'refund-id-in-use')
    }
    if (payment.refundedMinor + amountMinor > payment.amountMinor) throw refused('refund', 'more-than-captured')
    await tx.insert(sandboxRefunds).values({ id: refundId, paymentId: id, amountMinor, createdAt: now })
    const [refunded] = await tx
      .update(sandboxPayments)
      .set({ refundedMinor: sql`${sandboxPayments.refundedMinor} + ${amountMinor}` })
      .where(eq(sandboxPayments.id, id))
      .returning()
    if (refunded) await schedulePayment(tx, refunded, [notificationOf(stateAt(refunded, now), now)])
  })
}

/** The report of a payment in a given state, with its refunds. */
export async function reportOf(db: Db, payment: SandboxPayment, state: PaymentState): Promise<PaymentReport> {
  const refunds = await db
    .select({ id: sandboxRefunds.id, amountMinor: sandboxRefunds.amountMinor })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.paymentId, payment.id))
    .orderBy(asc(sandboxRefunds.createdAt), asc(sandboxRefunds.id))
  return {
    paymentId: payment.reference,
    providerRef: payment.id,
    state,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    method: payment.method,
    refundedIds: refunds.flatMap(({ id }) => (isUuid(id) ? [id] : [])),
    providerRefunds: refunds.flatMap(({ id, amountMinor }) =>
      isUuid(id) ? [] : [{ ref: refundRef(id), amountMinor }],
    ),
  }
}

/** Plans notifications about a payment. */
export async function schedulePayment(tx: Db, payment: SandboxPayment, planned: PlannedNotification[]): Promise<void> {
  const rows = []
  for (const notification of planned) {
    const { state, at } = notification
    const eventId = randomUUID()
    const body = sandboxBody(eventId, at, await reportOf(tx, payment, state))
    for (const dueAt of copyTimes(notification)) rows.push({ paymentId: payment.id, eventId, state, body, dueAt })
  }
  if (rows.length > 0) await tx.insert(sandboxNotifications).values(rows)
}

function refused(action: string, code: string): PaymentProviderError {
  return new PaymentProviderError('refused', { provider: 'sandbox', action, code })
}
