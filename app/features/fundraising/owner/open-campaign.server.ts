import * as v from 'valibot'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { canOpenCampaign } from '#app/features/fundraising/policy.ts'
import { type CampaignInput, campaignInput } from '#app/features/fundraising/schema.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type OpenCampaignOutcome = { ok: true; slug: string } | { ok: false; reason: 'not-allowed' | 'slug-taken' }

/** Creates a campaign that is open for gifts. @throws ValiError when the input exceeds a limit. */
export async function openCampaign(ctx: CommandContext, input: CampaignInput): Promise<OpenCampaignOutcome> {
  if (!canOpenCampaign(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  const { slug, ...campaign } = v.parse(campaignInput, input)
  const { createdAt = ctx.now } = campaign
  return ctx.db.transaction(async (tx) => {
    const opened = await tx
      .insert(campaigns)
      .values({
        ...campaign,
        slug,
        coverSeed: campaign.coverSeed ?? slug,
        createdAt,
        usualRulesSince: campaign.surplusRule && campaign.shortfallRule ? null : createdAt,
      })
      .onConflictDoNothing({ target: campaigns.slug })
      .returning({ id: campaigns.id })
    if (opened.length === 0) return { ok: false, reason: 'slug-taken' }
    await announce(tx, slug)
    return { ok: true, slug }
  })
}
