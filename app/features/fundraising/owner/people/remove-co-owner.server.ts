import { and, eq, isNull } from 'drizzle-orm'
import { canManageCampaign, isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { withdrawMails } from '#app/platform/mail/outbox.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { campaignCoOwners } from './co-owner-tables.server.ts'

export type RemoveOutcome = { ok: true; isOwn: boolean } | { ok: false; reason: 'not-found' }

/** The owner removes a co-owner or withdraws an invitation, or a co-owner leaves. From then on nothing is allowed. */
export async function removeCoOwner(
  { db, actor, now }: CommandContext,
  { slug, id }: { slug: string; id: string },
): Promise<RemoveOutcome> {
  return db.transaction(async (tx): Promise<RemoveOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || actor.kind !== 'member' || !isOwnCampaign(actor, campaign) || !isUuid(id))
      return { ok: false, reason: 'not-found' }
    const isOwner: boolean = canManageCampaign(actor, campaign, 'owner')
    const { campaignId, userId, removedAt } = campaignCoOwners
    const [removed] = await tx
      .update(campaignCoOwners)
      .set({ removedAt: now, address: null })
      .where(
        and(
          eq(campaignCoOwners.id, id),
          eq(campaignId, campaign.id),
          isNull(removedAt),
          isOwner ? undefined : eq(userId, actor.userId),
        ),
      )
      .returning({ id: campaignCoOwners.id })
    if (!removed) return { ok: false, reason: 'not-found' }
    await withdrawMails(tx, [`campaign-co-owner:${id}`])
    return { ok: true, isOwn: !isOwner }
  })
}
