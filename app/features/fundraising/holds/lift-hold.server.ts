import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canHoldMoney } from '#app/features/fundraising/policy.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { findOwnerAddress } from '#app/features/fundraising/tranches/owner-address.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { lockHold } from './hold.server.ts'
import { campaignHolds } from './hold-tables.server.ts'
import { liftedMail } from './mails.ts'

export type LiftHoldOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-allowed' | 'over' }

/** Ends a hold early; the amount can be paid out again. */
export async function liftHold(ctx: SiteContext, { holdId }: { holdId: string }): Promise<LiftHoldOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx) => {
    const found = await lockHold(tx, holdId, now)
    if (!found) return { ok: false, reason: isOperator(actor) ? 'not-found' : 'not-allowed' }
    if (!canHoldMoney(actor, found.campaign)) return { ok: false, reason: 'not-allowed' }
    if (!found.isInForce) return { ok: false, reason: 'over' }
    const { hold, campaign } = found
    await tx.update(campaignHolds).set({ liftedAt: now }).where(eq(campaignHolds.id, holdId))
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'campaign-hold', id: holdId } })
    const to = await findOwnerAddress(tx, campaign.id)
    const mail = () => liftedMail({ ...hold, campaign, answer: null }, config)
    await notify(tx, ctx, { to, key: `campaign-hold-over:${holdId}`, mail })
    await announce(tx, campaign.slug)
    return { ok: true }
  })
}
