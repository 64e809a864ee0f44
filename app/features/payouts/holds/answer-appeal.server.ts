import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockHold } from './hold.server.ts'
import { liftedMail, upheldMail } from '#app/features/payouts/mails.ts'
import { canAnswerAppeal, canPay } from '#app/features/payouts/policy.ts'
import { notifySeller } from '#app/features/payouts/notify.server.ts'
import { sellerHolds } from '#app/features/payouts/tables.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'

export type AnswerAppealOutcome =
  | { ok: true; isMailed: boolean }
  | { ok: false; reason: 'not-found' | 'not-allowed' | 'same-person' | 'over' | 'no-appeal' }

/** Answers a seller's appeal: lifts the hold or upholds it. Not by the operator who placed it. */
export async function answerAppeal(
  ctx: SiteContext,
  { holdId, verdict, answer }: { holdId: string; verdict: 'lifted' | 'upheld'; answer: string },
): Promise<AnswerAppealOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx) => {
    if (!canPay(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockHold(tx, holdId, now)
    if (!found) return { ok: false, reason: 'not-found' }
    const { hold, seller } = found
    if (!canAnswerAppeal(actor, { ...seller, placedBy: hold.placedBy })) return { ok: false, reason: 'same-person' }
    if (hold.appeal === null || hold.answer !== null) return { ok: false, reason: 'no-appeal' }
    if (!found.isInForce) return { ok: false, reason: 'over' }
    const isLifted = verdict === 'lifted'
    await tx
      .update(sellerHolds)
      .set({ answer, answeredAt: now, answeredBy: actor.userId, ...(isLifted && { liftedAt: now }) })
      .where(eq(sellerHolds.id, holdId))
    await recordAct(tx, ctx, { verb: isLifted ? 'removed' : 'declined', subject: { kind: 'hold', id: holdId } })
    const mail = () => (isLifted ? liftedMail({ ...hold, answer }, config) : upheldMail({ ...hold, answer }, config))
    const key = `hold-appeal:${holdId}`
    return { ok: true, isMailed: await notifySeller(tx, ctx, { sellerId: hold.sellerId, key, mail }) }
  })
}
