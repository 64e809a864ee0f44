import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DebitRequest, MandateProvider, MandateRequest, MandateState } from '#app/platform/payments/mandates.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { sandboxMandateBody } from '#app/platform/payments/sandbox/notification.server.ts'
import { notificationOf } from '#app/platform/payments/sandbox/outcomes.ts'
import { choose, openPayment, schedulePayment } from '#app/platform/payments/sandbox/payments.server.ts'
import {
  type SandboxMandate,
  sandboxMandates,
  sandboxNotifications,
  type SandboxPayment,
  sandboxPayments,
} from '#app/platform/payments/sandbox/tables.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import { SECOND_MS } from '#app/platform/time/durations.ts'
import { DEBIT_S, type DebitOutcome, isDebitPaid, mandateStateAt } from './outcomes.ts'

/** A mandate with its first payment, which the payer makes with the approval. */
export interface FoundMandate {
  mandate: SandboxMandate
  first: SandboxPayment
}

/** Mandates that debit no money: they have an id in common with their first payment. */
export function sandboxMandateProvider({
  db,
  clock,
  pageUrl,
}: {
  db: Db
  clock: Clock
  pageUrl: string
}): MandateProvider {
  return {
    async register(request) {
      const id = await register(db, request, clock())
      return { providerRef: id, payUrl: `${pageUrl}/${id}` }
    },
    debit: (request) => debit(db, request, clock()),
    async fetch(mandateRef) {
      const found = await findMandate(db, mandateRef)
      if (!found) return null
      const { id, reference } = found.mandate
      return { mandateId: reference, refs: [id], state: mandateStateAt(found.mandate, clock()) }
    },
    cancel: (mandateRef) => cancelMandate(db, mandateRef, clock()),
  }
}

export async function findMandate(db: Db, id: string): Promise<FoundMandate | null> {
  if (!isUuid(id)) return null
  const [found] = await db
    .select({ mandate: sandboxMandates, first: sandboxPayments })
    .from(sandboxMandates)
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxMandates.id))
    .where(eq(sandboxMandates.id, id))
  return found ?? null
}

async function register(db: Db, request: MandateRequest, now: Date): Promise<string> {
  const { mandateId: reference, first, method, maxMinor, until } = request
  if (first.amountMinor > maxMinor) throw refused('register', 'above-limit')
  const { id } = await openPayment(db, first, now)
  await db
    .insert(sandboxMandates)
    .values({ id, reference, method, maxMinor, createdAt: now, expiresAt: first.expiresAt, endsAt: until })
    .onConflictDoNothing()
  const [mandate] = await db.select().from(sandboxMandates).where(eq(sandboxMandates.id, id))
  if (mandate?.reference !== reference || mandate.maxMinor !== maxMinor) throw refused('register', 'id-in-use')
  return id
}

/** The payer approves with their PIN, which pays the first debit. False when the mandate has an answer or is over. */
export async function approveMandate(
  db: Db,
  { id, debits }: { id: string; debits: DebitOutcome },
  now: Date,
): Promise<boolean> {
  const mandate = await answer(db, { id, changes: { activeAt: now, debits }, state: 'active' }, now)
  if (mandate) await choose(db, { id, method: mandate.method, outcome: 'success' }, now)
  return mandate !== null
}

/** The payer declines on the page. False as with `approveMandate`. */
export async function rejectMandate(db: Db, id: string, now: Date): Promise<boolean> {
  const mandate = await answer(db, { id, changes: { rejectedAt: now }, state: 'rejected' }, now)
  if (mandate) await choose(db, { id, method: mandate.method, outcome: 'failure' }, now)
  return mandate !== null
}

interface Answer {
  id: string
  changes: Partial<SandboxMandate>
  state: MandateState
}

async function answer(db: Db, { id, changes, state }: Answer, now: Date): Promise<SandboxMandate | null> {
  const { activeAt, rejectedAt, cancelledAt, expiresAt } = sandboxMandates
  const isOpen = and(isNull(activeAt), isNull(rejectedAt), isNull(cancelledAt), gt(expiresAt, now))
  return db.transaction(async (tx) => {
    const [mandate] = await tx
      .update(sandboxMandates)
      .set(changes)
      .where(and(eq(sandboxMandates.id, id), isOpen))
      .returning()
    if (mandate) await schedule(tx, mandate, { state, now })
    return mandate ?? null
  })
}

/** The payer pauses or resumes in the app of their bank; nothing happens to a mandate that is not active. */
export async function pauseAtBank(db: Db, { id, isPaused }: { id: string; isPaused: boolean }, now: Date) {
  const { activeAt, cancelledAt, pausedAt } = sandboxMandates
  const isOther = isPaused ? isNull(pausedAt) : isNotNull(pausedAt)
  await db.transaction(async (tx) => {
    const [mandate] = await tx
      .update(sandboxMandates)
      .set({ pausedAt: isPaused ? now : null })
      .where(and(eq(sandboxMandates.id, id), isNotNull(activeAt), isNull(cancelledAt), isOther))
      .returning()
    if (mandate) await schedule(tx, mandate, { state: isPaused ? 'paused' : 'active', now })
  })
}

/** By the merchant, or by the payer in the app of their bank. */
export async function cancelMandate(db: Db, id: string, now: Date): Promise<void> {
  if (!isUuid(id)) throw refused('cancel', 'unknown-id')
  const { rejectedAt, cancelledAt } = sandboxMandates
  await db.transaction(async (tx) => {
    const [mandate] = await tx
      .update(sandboxMandates)
      .set({ cancelledAt: now })
      .where(and(eq(sandboxMandates.id, id), isNull(rejectedAt), isNull(cancelledAt)))
      .returning()
    if (mandate) await schedule(tx, mandate, { state: 'cancelled', now })
  })
}

async function schedule(tx: Db, { id, reference }: SandboxMandate, { state, now }: { state: MandateState; now: Date }) {
  const eventId = randomUUID()
  const body = sandboxMandateBody(eventId, now, { id, reference, state })
  await tx.insert(sandboxNotifications).values({ mandateId: id, eventId, state, body, dueAt: now })
}

/** A debit is a payment with the mandate's outcome; the bank answers after some seconds. */
async function debit(db: Db, request: DebitRequest, now: Date): Promise<{ providerRef: string }> {
  const { mandateRef, paymentId: reference, amountMinor, currency, description } = request
  if (!isUuid(mandateRef)) throw refused('debit', 'unknown-id')
  return db.transaction(async (tx) => {
    const [mandate] = await tx.select().from(sandboxMandates).where(eq(sandboxMandates.id, mandateRef)).for('update')
    if (!mandate) throw refused('debit', 'unknown-id')
    const debits = await listDebits(tx, mandateRef)
    const earlier = debits.find((payment) => payment.reference === reference)
    if (earlier) {
      if (earlier.amountMinor === amountMinor && earlier.currency === currency) return { providerRef: earlier.id }
      throw refused('debit', 'reference-has-another-amount')
    }
    if (mandateStateAt(mandate, now) !== 'active' || !mandate.debits) throw refused('debit', 'not-active')
    if (amountMinor > mandate.maxMinor) throw refused('debit', 'above-limit')
    const isPaid = isDebitPaid(mandate.debits, debits.length)
    const answeredAt = new Date(now.getTime() + DEBIT_S * SECOND_MS)
    const [payment] = await tx
      .insert(sandboxPayments)
      .values({
        reference,
        mandateId: mandate.id,
        amountMinor,
        currency,
        description,
        returnUrl: '',
        createdAt: now,
        // A debit has no page that could close.
        expiresAt: mandate.endsAt,
        pendingAt: now,
        method: mandate.method,
        outcome: isPaid === false ? 'failure' : 'success',
        ...(isPaid === true && { capturedAt: answeredAt }),
        ...(isPaid === false && { failedAt: answeredAt }),
      })
      .returning()
    if (!payment) throw refused('debit', 'not-stored')
    if (isPaid !== null)
      await schedulePayment(tx, payment, [notificationOf(isPaid ? 'captured' : 'failed', answeredAt)])
    return { providerRef: payment.id }
  })
}

function listDebits(tx: Db, mandateId: string): Promise<SandboxPayment[]> {
  const { createdAt, id } = sandboxPayments
  return tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.mandateId, mandateId))
    .orderBy(asc(createdAt), asc(id))
}

function refused(action: string, code: string): PaymentProviderError {
  return new PaymentProviderError('refused', { provider: 'sandbox', action, code })
}
