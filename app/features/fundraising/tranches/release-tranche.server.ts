import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { allocatePayout } from '#app/features/fundraising/allocations/write-allocations.server.ts'
import { type PayeeProblem, payeeProblem } from '#app/features/fundraising/payees/payee.server.ts'
import { canPrepareTranche, canReleaseTranche } from '#app/features/fundraising/policy.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { bookRelease } from './booking.server.ts'
import { readCampaignMoney } from './campaign-money.server.ts'
import { trancheSentMail } from './mails.ts'
import { findOwnerAddress } from './owner-address.server.ts'
import { type PaysOut, sendPayout } from './send-payout.server.ts'
import { lockTranche } from './tranche.server.ts'
import { campaignTranches } from './tables.server.ts'

export type ReleaseTrancheOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'same-person' | 'decided' | 'payee-replaced' | PayeeProblem }
  | { ok: false; reason: 'not-covered'; missingMinor: number }

/**
 * The second operator: in one transaction the money leaves the campaign's balance, the gifts that pay it are written
 * down, and the owner is told. Afterwards the provider sends it, or it goes
 * to the bank in a file.
 */
export async function releaseTranche(
  ctx: SiteContext & { payments: PaysOut },
  { id }: { id: string },
): Promise<ReleaseTrancheOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx): Promise<ReleaseTrancheOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockTranche(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { tranche, campaign, payee } = found
    const about = { ...campaign, ...tranche }
    if (!canPrepareTranche(actor, about)) return { ok: false, reason: 'not-allowed' }
    if (tranche.state !== 'prepared') return { ok: false, reason: 'decided' }
    if (!canReleaseTranche(actor, about)) return { ok: false, reason: 'same-person' }
    if (payee.replacedAt !== null) return { ok: false, reason: 'payee-replaced' }
    const problem = payeeProblem(payee, now)
    if (problem) return { ok: false, reason: problem }
    const { amountMinor } = tranche
    const money = await readCampaignMoney(tx, { campaignId: campaign.id, now })
    const missingMinor = money.preparedMinor + money.heldMinor - (money.balanceMinor - money.returnableMinor)
    if (missingMinor > 0) return { ok: false, reason: 'not-covered', missingMinor }
    const released = { releasedBy: actor.userId, releasedByName: actor.displayName, releasedAt: now }
    const sent = await sendPayout(tx, ctx, tranche)
    await tx
      .update(campaignTranches)
      .set({ state: 'released', stateAt: now, ...released, ...sent })
      .where(eq(campaignTranches.id, id))
    await bookRelease(tx, tranche, now)
    await allocatePayout(tx, { campaignId: campaign.id, trancheId: id, amountMinor, now })
    await recordAct(tx, ctx, { verb: 'released', subject: { kind: 'tranche', id }, detail: tranche.number })
    const to = await findOwnerAddress(tx, campaign.id)
    const mail = () => trancheSentMail({ campaign, ...tranche }, config)
    await notify(tx, ctx, { to, key: `tranche-sent:${id}`, mail })
    await announce(tx, campaign.slug)
    return { ok: true }
  })
}
