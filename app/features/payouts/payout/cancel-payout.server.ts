import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockPayout } from './payout.server.ts'
import { canPay } from '#app/features/payouts/policy.ts'
import { payoutLines, payouts } from '#app/features/payouts/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type CancelPayoutOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'decided' }

/** Cancels a payout that is not approved; its money can go into another one. */
export async function cancelPayout(ctx: CommandContext, { id }: { id: string }): Promise<CancelPayoutOutcome> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx) => {
    if (!canPay(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockPayout(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    if (found.payout.state !== 'prepared') return { ok: false, reason: 'decided' }
    await tx.update(payouts).set({ state: 'cancelled', cancelledAt: now }).where(eq(payouts.id, id))
    await tx.update(payoutLines).set({ state: 'cancelled', stateAt: now }).where(eq(payoutLines.payoutId, id))
    await recordAct(tx, ctx, { verb: 'cancelled', subject: { kind: 'payout', id }, detail: found.payout.number })
    return { ok: true }
  })
}
