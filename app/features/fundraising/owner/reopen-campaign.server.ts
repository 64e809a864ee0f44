import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { findOpenReturn } from '#app/features/fundraising/returns/decide-return.server.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { canReopenCampaign } from '#app/features/fundraising/policy.ts'
import { campaignClosures } from '#app/features/fundraising/tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'

export type ReopenCampaignOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-allowed' | 'not-closed' | 'being-returned' }

/** Reopens a closed campaign. Its closure stays on record. */
export async function reopenCampaign(ctx: CommandContext, { slug }: { slug: string }): Promise<ReopenCampaignOutcome> {
  return ctx.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign) return { ok: false, reason: 'not-found' }
    if (!canReopenCampaign(ctx.actor, campaign)) return { ok: false, reason: 'not-allowed' }
    if (await findOpenReturn(tx, campaign.id)) return { ok: false, reason: 'being-returned' }
    const reopened = await tx
      .update(campaignClosures)
      .set({ reopenedAt: ctx.now, reopenedBy: userIdOf(ctx.actor) })
      .where(and(eq(campaignClosures.campaignId, campaign.id), isNull(campaignClosures.reopenedAt)))
      .returning({ id: campaignClosures.id })
    if (reopened.length === 0) return { ok: false, reason: 'not-closed' }
    await recordAct(tx, ctx, { verb: 'reopened', subject: { kind: 'campaign', id: slug } })
    await announce(tx, slug)
    return { ok: true }
  })
}
