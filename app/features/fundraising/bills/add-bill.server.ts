import { and, count, eq, isNull } from 'drizzle-orm'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { campaignDocuments } from '#app/features/fundraising/tranches/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'
import { BILLS_MAX } from './bill-limits.ts'

export interface BillInput {
  slug: string
  what: string
  amountMinor: number
  mediaId: string
}

export type AddBillOutcome = { ok: true; id: string } | { ok: false; reason: 'not-found' | 'file' | 'too-many' }

/** Adds a bill to the owner's campaign. Its file is private; posted twice it is one bill. */
export async function addBill(
  { db, actor, now }: CommandContext,
  { slug, what, amountMinor, mediaId }: BillInput,
): Promise<AddBillOutcome> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'money')) return { ok: false, reason: 'not-found' }
    const [same] = await tx
      .select({ id: campaignDocuments.id, campaignId: campaignDocuments.campaignId })
      .from(campaignDocuments)
      .where(eq(campaignDocuments.mediaId, mediaId))
    if (same) return same.campaignId === campaign.id ? { ok: true, id: same.id } : { ok: false, reason: 'file' }
    const isCurrent = and(eq(campaignDocuments.campaignId, campaign.id), isNull(campaignDocuments.removedAt))
    const { bills } = one(await tx.select({ bills: count() }).from(campaignDocuments).where(isCurrent))
    if (bills >= BILLS_MAX) return { ok: false, reason: 'too-many' }
    const file = { ownerId: actor.userId, mediaIds: [mediaId], now, isPrivate: true }
    const attached = await attachMedia(tx, { ...file, kinds: ['image', 'document'] })
    if (!attached.ok) return { ok: false, reason: 'file' }
    const { id } = one(
      await tx
        .insert(campaignDocuments)
        .values({
          campaignId: campaign.id,
          kind: 'bill',
          mediaId,
          what,
          amountMinor,
          addedBy: actor.userId,
          addedAt: now,
        })
        .returning({ id: campaignDocuments.id }),
    )
    return { ok: true, id }
  })
}
