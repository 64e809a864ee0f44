import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { canCloseCampaign } from '#app/features/fundraising/policy.ts'
import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { campaignClosures } from '#app/features/fundraising/tables.server.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'

export type CloseCampaignOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-allowed' | 'already-closed' | 'tells-name' }

/** Closes a campaign: it takes no pledges, and money that arrives later is refunded. */
export async function closeCampaign(
  ctx: PrivateContext,
  { slug, reason }: { slug: string; reason: string },
): Promise<CloseCampaignOutcome> {
  return ctx.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign) return { ok: false, reason: 'not-found' }
    if (!canCloseCampaign(ctx.actor, campaign)) return { ok: false, reason: 'not-allowed' }
    if (await tellsHiddenName(tx, { ...ctx, campaignId: campaign.id }, [reason]))
      return { ok: false, reason: 'tells-name' }
    const closed = await tx
      .insert(campaignClosures)
      .values({
        campaignId: campaign.id,
        closedAt: ctx.now,
        reason: cleanLine(reason).slice(0, REASON_CHARS_MAX),
        closedBy: userIdOf(ctx.actor),
      })
      .onConflictDoNothing()
      .returning({ id: campaignClosures.id })
    if (closed.length === 0) return { ok: false, reason: 'already-closed' }
    await announce(tx, slug)
    return { ok: true }
  })
}
