import { eq } from 'drizzle-orm'
import { lockHold } from './hold.server.ts'
import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { sellerHolds } from '#app/features/payouts/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type AppealHoldOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'over' | 'already' }

/** The seller appeals a hold in force, once. Another operator than the one who placed it answers. */
export async function appealHold(
  { db, actor, now }: CommandContext,
  { holdId, words }: { holdId: string; words: string },
): Promise<AppealHoldOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockHold(tx, holdId, now)
    if (!found || !isSellerOf(actor, found.seller)) return { ok: false, reason: 'not-found' }
    if (found.hold.appeal !== null) return { ok: false, reason: 'already' }
    if (!found.isInForce) return { ok: false, reason: 'over' }
    await tx.update(sellerHolds).set({ appeal: words, appealedAt: now }).where(eq(sellerHolds.id, holdId))
    return { ok: true }
  })
}
