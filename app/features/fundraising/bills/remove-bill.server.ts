import { and, eq, isNull } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { listBills } from './bill-queries.server.ts'

export type RemoveBillOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'in-use' }

/** Removes a bill that no payout has named, and deletes its file. */
export async function removeBill(
  { db, actor, now }: CommandContext,
  { slug, billId }: { slug: string; billId: string },
): Promise<RemoveBillOutcome> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'money')) return { ok: false, reason: 'not-found' }
    const bill = (await listBills(tx, campaign.id)).find(({ id }) => id === billId)
    if (!bill) return { ok: false, reason: 'not-found' }
    if (bill.wasNamed) return { ok: false, reason: 'in-use' }
    await tx
      .update(campaignDocuments)
      .set({ removedAt: now, mediaId: null })
      .where(and(eq(campaignDocuments.id, bill.id), isNull(campaignDocuments.removedAt)))
    if (bill.mediaId) await discardMedia(tx, { mediaIds: [bill.mediaId], now })
    return { ok: true }
  })
}
