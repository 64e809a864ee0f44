import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockHold } from './hold.server.ts'
import { liftedMail } from '#app/features/payouts/mails.ts'
import { canHold } from '#app/features/payouts/policy.ts'
import { notifySeller } from '#app/features/payouts/notify.server.ts'
import { sellerHolds } from '#app/features/payouts/tables.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'

export type LiftHoldOutcome =
  | { ok: true; isMailed: boolean }
  | { ok: false; reason: 'not-found' | 'not-allowed' | 'over' }

/** Ends a hold early; the amount can be paid out again. */
export async function liftHold(ctx: SiteContext, { holdId }: { holdId: string }): Promise<LiftHoldOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx) => {
    const found = await lockHold(tx, holdId, now)
    if (!canHold(actor, found?.seller ?? { userId: null })) return { ok: false, reason: 'not-allowed' }
    if (!found) return { ok: false, reason: 'not-found' }
    if (!found.isInForce) return { ok: false, reason: 'over' }
    await tx.update(sellerHolds).set({ liftedAt: now }).where(eq(sellerHolds.id, holdId))
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'hold', id: holdId } })
    const mail = () => liftedMail({ ...found.hold, answer: null }, config)
    const { sellerId } = found.hold
    return {
      ok: true,
      isMailed: await notifySeller(tx, ctx, { sellerId, key: `hold-over:${holdId}`, mail }),
    }
  })
}
