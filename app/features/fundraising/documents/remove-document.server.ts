import { and, eq, ne } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { isWaiting } from './document-queries.server.ts'
import { campaignDocuments } from './document-tables.server.ts'

export type RemoveDocumentOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/** Takes back a document that nobody has decided about, and deletes its file. Bills: `removeBill`. */
export async function removeDocument(
  { db, actor, now }: CommandContext,
  { slug, id }: { slug: string; id: string },
): Promise<RemoveDocumentOutcome> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'owner') || !isUuid(id))
      return { ok: false, reason: 'not-found' }
    const isThis = and(eq(campaignDocuments.id, id), eq(campaignDocuments.campaignId, campaign.id))
    const [document] = await tx
      .select({ mediaId: campaignDocuments.mediaId })
      .from(campaignDocuments)
      .where(and(isThis, ne(campaignDocuments.kind, 'bill'), isWaiting))
      .for('update')
    if (!document?.mediaId) return { ok: false, reason: 'not-found' }
    await tx.update(campaignDocuments).set({ removedAt: now, deletedAt: now, mediaId: null }).where(isThis)
    await discardMedia(tx, { mediaIds: [document.mediaId], now })
    return { ok: true }
  })
}
