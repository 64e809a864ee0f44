import { eq } from 'drizzle-orm'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { hasGifts } from '#app/features/fundraising/rows/has-gifts.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { GiftRules } from './surplus-rules.ts'

export type SaveRulesOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'closed' | 'has-gifts' }

/**
 * Chooses what happens with a surplus and a shortfall of the member's own campaign, up to its first gift: who has given
 * has read the rules before paying.
 */
export async function saveRules(
  ctx: CommandContext,
  { slug, ...rules }: GiftRules & { slug: string },
): Promise<SaveRulesOutcome> {
  return ctx.db.transaction(async (tx): Promise<SaveRulesOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    const { id: campaignId } = campaign
    if ((await readCampaignState(tx, campaignId)).isClosed) return { ok: false, reason: 'closed' }
    if (await hasGifts(tx, { campaignId, now: ctx.now })) return { ok: false, reason: 'has-gifts' }
    await tx
      .update(campaigns)
      .set({ ...rules, usualRulesSince: null })
      .where(eq(campaigns.id, campaignId))
    await announce(tx, slug)
    return { ok: true }
  })
}
