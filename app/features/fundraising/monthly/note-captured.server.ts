import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { returnReasons } from './copy.ts'
import { lockDebitOf } from './mandate.server.ts'
import { mandateDebits, type MandateRow, mandates } from './mandate-tables.server.ts'

interface Captured {
  mandate: MandateRow
  /** Why the money goes back at once; null when the gift counts. */
  returnReason: string | null
}

/**
 * Records that a monthly gift was paid, in the transaction that settles it. Money of a debit that began before the
 * supporter stopped, or of a month that was paid already, goes back. Null for a single gift.
 */
export async function noteCaptured(
  tx: Db,
  { contributionId, now }: { contributionId: string; now: Date },
): Promise<Captured | null> {
  const found = await lockDebitOf(tx, contributionId)
  if (!found) return null
  const { debit, mandate } = found
  if (debit.state === 'paid') return { mandate, returnReason: returnReasons.twice }
  const isFirst = mandate.contributionId === contributionId
  if (!isFirst && mandate.endReason === 'stopped') return { mandate, returnReason: returnReasons.stopped }
  await tx
    .update(mandateDebits)
    .set({ state: 'paid', skipReason: null, nextSendAt: null })
    .where(eq(mandateDebits.id, debit.id))
  // Its notification may be late or lost.
  if (isFirst) await tx.update(mandates).set({ nextCheckAt: now }).where(eq(mandates.id, mandate.id))
  return { mandate, returnReason: null }
}
