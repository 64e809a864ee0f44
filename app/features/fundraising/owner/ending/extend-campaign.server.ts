import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { eq } from 'drizzle-orm'
import { recordChange } from '#app/features/fundraising/owner/record-change.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { dayOfIndia, endOfIndianDay } from '#app/platform/time/indian-days.ts'
import { listExtensions } from './extension-rows.server.ts'
import { type ExtensionRule, extensionRule } from './extension-rule.ts'

export type ExtendCampaignOutcome =
  | { ok: true }
  | {
      ok: false
      reason: 'not-found' | 'closed' | 'not-later' | 'tells-name' | Extract<ExtensionRule, { ok: false }>['reason']
    }
  | { ok: false; reason: 'too-far'; latest: Date }

/** Moves the end of the member's own campaign to the end of a day, like `2026-12-31`. Readers see when and why. */
export async function extendCampaign(
  ctx: PrivateContext,
  { slug, day, reason }: { slug: string; day: string; reason: string },
): Promise<ExtendCampaignOutcome> {
  const { actor, now } = ctx
  return ctx.db.transaction(async (tx): Promise<ExtendCampaignOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    if ((await readCampaignState(tx, campaign.id)).isClosed) return { ok: false, reason: 'closed' }
    const { id, endsAt } = campaign
    const rule = extensionRule({ endsAt, extensions: await listExtensions(tx, id) }, now)
    if (!rule.ok) return rule
    const end = endOfIndianDay(day)
    if (end <= now || (endsAt !== null && end <= endsAt)) return { ok: false, reason: 'not-later' }
    if (end > endOfIndianDay(dayOfIndia(rule.latest))) return { ok: false, reason: 'too-far', latest: rule.latest }
    if (await tellsHiddenName(tx, { ...ctx, campaignId: id }, [reason])) return { ok: false, reason: 'tells-name' }
    await tx.update(campaigns).set({ endsAt: end }).where(eq(campaigns.id, id))
    const ends = { before: endsAt?.toISOString() ?? null, after: end.toISOString() }
    await recordChange(tx, ctx, { campaignId: id, part: 'end', ...ends, reason })
    await announce(tx, slug)
    return { ok: true }
  })
}
