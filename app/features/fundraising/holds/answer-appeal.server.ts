import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canAnswerHoldAppeal } from '#app/features/fundraising/policy.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { findOwnerAddress } from '#app/features/fundraising/tranches/owner-address.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { lockHold } from './hold.server.ts'
import { campaignHolds } from './hold-tables.server.ts'
import { liftedMail, upheldMail } from './mails.ts'

export type AnswerAppealOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-allowed' | 'same-person' | 'over' | 'no-appeal' }

/** Answers the owner's appeal: lifts the hold or upholds it. Not by the operator who placed it. */
export async function answerAppeal(
  ctx: SiteContext,
  { holdId, verdict, answer }: { holdId: string; verdict: 'lifted' | 'upheld'; answer: string },
): Promise<AnswerAppealOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx) => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockHold(tx, holdId, now)
    if (!found) return { ok: false, reason: 'not-found' }
    const { hold, campaign } = found
    if (!canAnswerHoldAppeal(actor, { ...campaign, ...hold })) return { ok: false, reason: 'same-person' }
    if (hold.appeal === null || hold.answer !== null) return { ok: false, reason: 'no-appeal' }
    if (!found.isInForce) return { ok: false, reason: 'over' }
    const isLifted = verdict === 'lifted'
    await tx
      .update(campaignHolds)
      .set({ answer, answeredAt: now, answeredBy: actor.userId, ...(isLifted && { liftedAt: now }) })
      .where(eq(campaignHolds.id, holdId))
    const subject = { kind: 'campaign-hold', id: holdId } as const
    await recordAct(tx, ctx, { verb: isLifted ? 'removed' : 'declined', subject })
    const said = { ...hold, campaign, answer }
    const to = await findOwnerAddress(tx, campaign.id)
    const mail = () => (isLifted ? liftedMail(said, config) : upheldMail(said, config))
    await notify(tx, ctx, { to, key: `campaign-hold-appeal:${holdId}`, mail })
    await announce(tx, campaign.slug)
    return { ok: true }
  })
}
