import { and, eq, isNull } from 'drizzle-orm'
import type { Payment, Refund, Settlements } from '#app/capabilities/payments/events.ts'
import { refunds } from '#app/capabilities/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/**
 * Decides that all the money of a captured payment goes back, in the caller's transaction; `sendRefunds`
 * sends it. A payment is refunded once: asking again gives the refund that is already there.
 */
export async function requestRefund(
  tx: Db,
  { payment, reason, now }: { payment: Pick<Payment, 'id' | 'amountMinor'>; reason: string; now: Date },
): Promise<Refund> {
  const [requested] = await tx
    .insert(refunds)
    .values({ paymentId: payment.id, amountMinor: payment.amountMinor, reason, requestedAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: refunds.paymentId })
    .returning()
  return requested ?? (await getRefund(tx, payment.id))
}

/** Notes that the money has arrived at the payer; the provider may have sent it back without being asked. */
export async function settleRefund(
  tx: Db,
  { payment, settlements, now }: { payment: Payment; settlements: Settlements; now: Date },
): Promise<void> {
  await requestRefund(tx, { payment, reason: 'returned-by-provider', now })
  const [refund] = await tx
    .update(refunds)
    .set({ settledAt: now, nextAttemptAt: null })
    .where(and(eq(refunds.paymentId, payment.id), isNull(refunds.settledAt)))
    .returning()
  if (refund) await settlements[payment.purpose].refunded(tx, { payment, refund, now })
}

async function getRefund(tx: Db, paymentId: string): Promise<Refund> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  if (!refund) throw new Error(`no refund of payment ${paymentId}`)
  return refund
}
