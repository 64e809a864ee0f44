import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { GOAL_MINOR_MAX, GOAL_MINOR_MIN } from '#app/features/fundraising/builder/form.ts'
import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { voidChecks } from '#app/features/fundraising/campaign-checks/void-checks.server.ts'
import { recordChange } from '#app/features/fundraising/owner/record-change.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import type { CostLine } from '#app/features/fundraising/schema.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { seenOf, type StaleForm } from './seen.server.ts'

interface Costs {
  goalMinor: number
  costs: readonly CostLine[]
}

export interface SaveCostsInput extends Costs {
  slug: string
  /** `seenOf` what the form was opened with. */
  seen: string
  /** Supporters read it. */
  reason: string
}

export type SaveCostsOutcome =
  | { ok: true; isChanged: boolean }
  | { ok: false; reason: 'not-found' | 'closed' | 'goal-range' | 'tells-name' }
  | StaleForm
  | { ok: false; reason: 'below-raised'; raisedMinor: number }

/** Changes goal and costs of the member's own campaign, with a reason. The goal cannot fall below what was given. */
export async function saveCosts(
  ctx: PrivateContext,
  { slug, seen, reason, ...input }: SaveCostsInput,
): Promise<SaveCostsOutcome> {
  return ctx.db.transaction(async (tx): Promise<SaveCostsOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'story')) return { ok: false, reason: 'not-found' }
    const { id: campaignId, goalMinor } = campaign
    const { isClosed, raisedMinor } = await readCampaignState(tx, campaignId)
    if (isClosed) return { ok: false, reason: 'closed' }
    const [before, after] = [costsOf(campaign), costsOf(input)]
    if (seenOf(before) === seenOf(after)) return { ok: true, isChanged: false }
    if (seenOf(before) !== seen) return { ok: false, reason: 'stale', seen: seenOf(before) }
    if (await tellsHiddenName(tx, { ...ctx, campaignId }, [after, reason])) return { ok: false, reason: 'tells-name' }
    if (after.goalMinor !== goalMinor) {
      if (after.goalMinor < GOAL_MINOR_MIN || after.goalMinor > GOAL_MINOR_MAX)
        return { ok: false, reason: 'goal-range' }
      if (after.goalMinor < goalMinor && after.goalMinor < raisedMinor)
        return { ok: false, reason: 'below-raised', raisedMinor }
      await recordChange(tx, ctx, { campaignId, part: 'goal', before: goalMinor, after: after.goalMinor, reason })
    }
    if (seenOf(before.costs) !== seenOf(after.costs))
      await recordChange(tx, ctx, { campaignId, part: 'costs', before: before.costs, after: after.costs, reason })
    await tx.update(campaigns).set(after).where(eq(campaigns.id, campaignId))
    await voidRaised(tx, { campaignId, before, after, now: ctx.now })
    await announce(tx, slug)
    return { ok: true, isChanged: true }
  })
}

/** A check of an estimate holds for what was asked for then, not for more. */
async function voidRaised(
  tx: Db,
  { before, after, ...about }: { campaignId: string; before: Costs; after: Costs; now: Date },
): Promise<void> {
  if (after.goalMinor > before.goalMinor) await voidChecks(tx, { ...about, fact: 'goal' })
  if (sumOf(after) > sumOf(before)) await voidChecks(tx, { ...about, fact: 'costs' })
}

const sumOf = ({ costs }: Costs): number => costs.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** In one order of keys: the database has its own. */
export const costsOf = ({ goalMinor, costs }: Costs): Costs => ({
  goalMinor,
  costs: costs.map(({ what, amountMinor }) => ({ what, amountMinor })),
})
