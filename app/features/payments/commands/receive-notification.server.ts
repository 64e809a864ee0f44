import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PaymentsDeps } from '#app/features/payments/ports.ts'
import type { ReportOutcome } from '#app/features/payments/schema.ts'
import { paymentEvents } from '#app/features/payments/tables.server.ts'
import { atOnce } from '#app/platform/db/at-once.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, valueFor, type Values } from '#app/platform/db/prepared.server.ts'
import { applyPayoutReport } from './apply-payout-report.server.ts'
import type { Notification } from '#app/platform/payments/provider.ts'
import { applyToLocked, isMoving, lockReported } from './apply-report.server.ts'

export interface RawNotification {
  /** From the webhook's URL. */
  provider: string
  headers: Headers
  rawBody: string
}

export type NotificationOutcome =
  | { ok: true; outcome: ReportOutcome | 'repeated' }
  | { ok: false; reason: 'unknown-provider' | 'bad-signature' | 'unreadable' }

/**
 * Receives a provider's notification: checks its signature, stores it in the inbox and applies it, in one transaction.
 * Idempotent per event id and per signed body, for ever. An event has no age limit: providers retry for a day and replay
 * after weeks, and money must not be lost by an outage.
 */
export async function receiveNotification(deps: PaymentsDeps, raw: RawNotification): Promise<NotificationOutcome> {
  const provider = Object.hasOwn(deps.providers, raw.provider) ? deps.providers[raw.provider] : undefined
  if (!provider) return { ok: false, reason: 'unknown-provider' }
  const notification = await provider.readNotification(raw.headers, raw.rawBody)
  if (!notification.ok) return notification
  const { ok: _, ...told } = notification
  const bodySha256 = createHash('sha256').update(raw.rawBody).digest('hex')
  return { ok: true, outcome: await applyOnce(deps, { provider: provider.name, bodySha256, ...told }) }
}

type InboxEntry = Omit<Extract<Notification, { ok: true }>, 'ok'> & { provider: string; bodySha256: string }

function applyOnce(
  { db, settlements, payouts, mandates, clock }: PaymentsDeps,
  { payout, mandate, ...entry }: InboxEntry,
): Promise<ReportOutcome | 'repeated'> {
  const now = clock()
  const { provider, report } = entry
  const noteOther = async (tx: Db): Promise<ReportOutcome> => {
    if (payout) return applyPayoutReport(tx, { provider, report: payout, payouts, now })
    return mandate && mandates ? mandates.reported(tx, { provider, report: mandate, now }) : 'not-used'
  }
  return db.transaction(async (tx) => {
    const [[event], payment] = await atOnce([
      addEvent(tx, { ...entry, report: report ?? payout ?? mandate ?? null, receivedAt: now }),
      report ? lockReported(tx, { provider, report }) : null,
    ])
    if (!event) return 'repeated'
    const note = (outcome: ReportOutcome) => noteOutcome(tx, { id: event.id, outcome, paymentId: payment?.id ?? null })
    const isKnown = report && payment && isMoving(payment, report)
    const [outcome] = await atOnce([
      report ? applyToLocked(tx, payment, { provider, report, settlements, now }) : noteOther(tx),
      isKnown && note('applied'),
    ])
    if (!isKnown) await note(outcome)
    return outcome
  })
}

type PaymentEvent = typeof paymentEvents.$inferSelect

const addEvent = prepared(
  (tx, values: Values<Pick<PaymentEvent, 'provider' | 'eventId' | 'receivedAt' | 'bodySha256' | 'report'>>) => {
    const { provider, eventId, receivedAt, bodySha256, report } = values
    return tx
      .insert(paymentEvents)
      .values({ provider, eventId, receivedAt, bodySha256, report })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
  },
)

const noteOutcome = prepared(
  (tx, { id, outcome, paymentId }: Values<Pick<PaymentEvent, 'id' | 'outcome' | 'paymentId'>>) =>
    tx
      .update(paymentEvents)
      .set({
        outcome: valueFor(paymentEvents.outcome, outcome),
        paymentId: valueFor(paymentEvents.paymentId, paymentId),
      })
      .where(eq(paymentEvents.id, id)),
)
