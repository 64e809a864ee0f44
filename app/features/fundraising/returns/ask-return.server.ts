import { and, eq, inArray } from 'drizzle-orm'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { promisesReturn } from '#app/features/fundraising/surplus/surplus-rules.ts'
import { campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { RETURN_REASON_CHARS_MAX } from './campaign-return.ts'
import { findOpenReturn } from './decide-return.server.ts'
import { listGiftsLeft } from './return-queries.server.ts'
import { campaignReturns } from './tables.server.ts'

export type AskReturnOutcome =
  | { ok: true }
  | {
      ok: false
      reason: 'not-found' | 'not-closed' | 'not-promised' | 'already-asked' | 'payout-open' | 'nothing-left'
    }

/**
 * The owner of a closed campaign asks that what is left goes back to its supporters, as its rules promise. Operators
 * prepare and confirm it. Nothing is paid out meanwhile; refused while a payout is asked for or prepared.
 */
export async function askReturn(
  ctx: CommandContext,
  { slug, reason }: { slug: string; reason: string },
): Promise<AskReturnOutcome> {
  return ctx.db.transaction(async (tx): Promise<AskReturnOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    const { id: campaignId } = campaign
    const state = await readCampaignState(tx, campaignId)
    if (!state.isClosed) return { ok: false, reason: 'not-closed' }
    if (!promisesReturn({ ...campaign, ...state })) return { ok: false, reason: 'not-promised' }
    if (await findOpenReturn(tx, campaignId)) return { ok: false, reason: 'already-asked' }
    const isOpen = inArray(campaignTranches.state, ['asked', 'prepared'])
    const openPayouts = await tx.$count(campaignTranches, and(eq(campaignTranches.campaignId, campaignId), isOpen))
    if (openPayouts > 0) return { ok: false, reason: 'payout-open' }
    if ((await listGiftsLeft(tx, { campaignId, limit: 1 })).length === 0) return { ok: false, reason: 'nothing-left' }
    await tx.insert(campaignReturns).values({
      campaignId,
      cause: 'unneeded',
      reason: cleanLine(reason).slice(0, RETURN_REASON_CHARS_MAX),
      state: 'asked',
      askedBy: userIdOf(ctx.actor),
      askedAt: ctx.now,
    })
    return { ok: true }
  })
}

/** The owner takes the request back, until an operator has prepared the return. */
export async function withdrawReturn(
  ctx: CommandContext,
  { slug }: { slug: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'decided' }> {
  return ctx.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    const isAsked = and(eq(campaignReturns.campaignId, campaign.id), eq(campaignReturns.state, 'asked'))
    const withdrawn = await tx.update(campaignReturns).set({ state: 'cancelled' }).where(isAsked).returning()
    return withdrawn.length > 0 ? { ok: true } : { ok: false, reason: 'decided' }
  })
}
