import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { sandboxHeaders } from './notification.server.ts'
import { sandboxNotifications } from './tables.server.ts'

export const DELIVERY_ATTEMPTS_MAX = 10
const BATCH_MAX = 50
/** Doubled after each attempt: 5 s, 10 s, … 43 minutes. */
const RETRY_AFTER_S = 5

/** Sends a notification to the merchant; any 2xx response means that it was delivered. */
export type Deliver = (headers: Headers, rawBody: string) => Promise<{ ok: boolean }>

/**
 * Delivers a batch of due notifications, oldest first, at least once each: the next attempt is set before the delivery,
 * and the row is marked after it, so that a crash in between leads to another delivery. Several processes may run it at
 * once. `deliver` runs outside any transaction.
 */
export async function deliverDue(
  db: Db,
  { now, secret, deliver }: { now: Date; secret: string; deliver: Deliver },
): Promise<{ delivered: number; failed: number }> {
  const counts = { delivered: 0, failed: 0 }
  for (const { id, body } of await claimDue(db, now)) {
    const { ok } = await deliver(sandboxHeaders(body, secret), body).catch(() => ({ ok: false }))
    if (ok) await db.update(sandboxNotifications).set({ deliveredAt: now }).where(eq(sandboxNotifications.id, id))
    counts[ok ? 'delivered' : 'failed'] += 1
  }
  return counts
}

async function claimDue(db: Db, now: Date): Promise<{ id: number; body: string }[]> {
  const { id, body, dueAt, attempts, deliveredAt } = sandboxNotifications
  const isDue = and(lte(dueAt, now), isNull(deliveredAt), lt(attempts, DELIVERY_ATTEMPTS_MAX))
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id, body })
      .from(sandboxNotifications)
      .where(isDue)
      .orderBy(asc(dueAt), asc(id))
      .limit(BATCH_MAX)
      .for('update', { skipLocked: true })
    if (due.length === 0) return due
    const retryAt = sql`${now.toISOString()}::timestamptz + ${RETRY_AFTER_S} * (2 ^ ${attempts}) * interval '1 second'`
    await tx
      .update(sandboxNotifications)
      .set({ attempts: sql`${attempts} + 1`, dueAt: retryAt })
      .where(
        inArray(
          id,
          due.map((row) => row.id),
        ),
      )
    return due
  })
}
