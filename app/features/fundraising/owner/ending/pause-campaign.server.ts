import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { campaignPauses } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { PAUSE_DAYS_MAX } from '#app/features/fundraising/owner/schema.ts'
import { canManageCampaign, isPaused } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { type CommandContext, type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { endOfIndianDay } from '#app/platform/time/indian-days.ts'

export type PauseCampaignOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'closed' | 'ended' | 'already-paused' | 'past' | 'too-far' | 'tells-name' }

/** Pauses the member's own campaign up to and including a day, like `2026-12-31`: it takes no gifts. */
export async function pauseCampaign(
  ctx: PrivateContext,
  { slug, day, reason }: { slug: string; day: string; reason: string },
): Promise<PauseCampaignOutcome> {
  const { actor, now } = ctx
  const until = endOfIndianDay(day)
  return ctx.db.transaction(async (tx): Promise<PauseCampaignOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    const state = await readCampaignState(tx, campaign.id)
    if (state.isClosed) return { ok: false, reason: 'closed' }
    if (campaign.endsAt !== null && campaign.endsAt <= now) return { ok: false, reason: 'ended' }
    if (isPaused(state, now)) return { ok: false, reason: 'already-paused' }
    if (until <= now) return { ok: false, reason: 'past' }
    if (until.getTime() > now.getTime() + (PAUSE_DAYS_MAX + 1) * DAY_MS) return { ok: false, reason: 'too-far' }
    if (await tellsHiddenName(tx, { ...ctx, campaignId: campaign.id }, [reason]))
      return { ok: false, reason: 'tells-name' }
    // An earlier pause may have ended by itself.
    if (state.pausedUntil) await endPause(tx, { campaignId: campaign.id, at: state.pausedUntil })
    await tx
      .insert(campaignPauses)
      .values({ campaignId: campaign.id, pausedAt: now, until, reason, pausedBy: userIdOf(actor) })
    await announce(tx, slug)
    return { ok: true }
  })
}

export type ResumeCampaignOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-paused' }

/** Ends the pause of the member's own campaign. */
export async function resumeCampaign(ctx: CommandContext, { slug }: { slug: string }): Promise<ResumeCampaignOutcome> {
  return ctx.db.transaction(async (tx): Promise<ResumeCampaignOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    if (!isPaused(await readCampaignState(tx, campaign.id), ctx.now)) return { ok: false, reason: 'not-paused' }
    await endPause(tx, { campaignId: campaign.id, at: ctx.now })
    await announce(tx, slug)
    return { ok: true }
  })
}

async function endPause(tx: Db, { campaignId, at }: { campaignId: string; at: Date }): Promise<void> {
  await tx
    .update(campaignPauses)
    .set({ resumedAt: at })
    .where(and(eq(campaignPauses.campaignId, campaignId), isNull(campaignPauses.resumedAt)))
}
