import { eq } from 'drizzle-orm'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { lockHold } from './hold.server.ts'
import { campaignHolds } from './hold-tables.server.ts'

export type AppealHoldOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'over' | 'already' }

/** A member who manages the campaign's money appeals a hold in force, once. Another operator than the one who placed it answers. */
export async function appealHold(
  { db, actor, now }: CommandContext,
  { slug, holdId, words }: { slug: string; holdId: string; words: string },
): Promise<AppealHoldOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockHold(tx, holdId, now)
    if (found?.campaign.slug !== slug || !canManageCampaign(actor, found.campaign, 'money'))
      return { ok: false, reason: 'not-found' }
    if (found.hold.appeal !== null) return { ok: false, reason: 'already' }
    if (!found.isInForce) return { ok: false, reason: 'over' }
    await tx.update(campaignHolds).set({ appeal: words, appealedAt: now }).where(eq(campaignHolds.id, holdId))
    return { ok: true }
  })
}
