import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { campaignChecks } from '#app/features/fundraising/campaign-checks/check-tables.server.ts'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { campaignHolds } from '#app/features/fundraising/holds/hold-tables.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaignBeneficiaries } from '#app/features/fundraising/beneficiaries/tables.server.ts'
import { builderCopy } from '#app/features/fundraising/copy.ts'
import { campaignPictures } from '#app/features/fundraising/pictures/tables.server.ts'
import { canSaveDraft } from '#app/features/fundraising/policy.ts'
import { campaignDrafts } from '#app/features/fundraising/drafts/draft-tables.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaignClosures, campaigns, campaignUpdates } from '#app/features/fundraising/tables.server.ts'
import {
  campaignChanges,
  campaignDownloads,
  campaignMessages,
  campaignPauses,
} from '#app/features/fundraising/owner/owner-tables.server.ts'
import { removeTranslations } from '#app/features/translations/commands/save-translation.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/**
 * Removes the signed-in user from their campaigns: drafts and submissions are deleted; a public campaign is closed and
 * keeps title, goal and gifts for accounting, without the user's name, texts and account.
 */
export async function forgetCampaigner({ db, actor, now }: CommandContext): Promise<void> {
  if (!canSaveDraft(actor)) return
  const { userId } = actor
  const { left } = builderCopy
  await db.transaction(async (tx) => {
    await tx.delete(campaignDrafts).where(eq(campaignDrafts.userId, userId))
    await tx.delete(campaignSubmissions).where(eq(campaignSubmissions.ownerUserId, userId))
    const own = await tx
      .update(campaigns)
      .set({
        organiserName: left.organiser,
        organiserNote: null,
        description: left.description,
        story: [],
        imageUrl: null,
        ownerUserId: null,
      })
      .where(eq(campaigns.ownerUserId, userId))
      .returning({ id: campaigns.id, slug: campaigns.slug })
    if (own.length === 0) return
    await tx
      .insert(campaignClosures)
      .values(own.map(({ id }) => ({ campaignId: id, closedAt: now, reason: left.reason })))
      .onConflictDoNothing()
    const ids = own.map(({ id }) => id)
    await tx
      .update(campaignClosures)
      .set({ closedBy: null, reopenedBy: null, reason: left.reason })
      .where(inArray(campaignClosures.campaignId, ids))
    await forgetManaged(tx, ids, now)
    await tx.delete(campaignUpdates).where(inArray(campaignUpdates.campaignId, ids))
    for (const { slug } of own) await announce(tx, slug)
  })
}

/** What the owner wrote and did on the pages of the account; what was checked of them is no longer shown. */
async function forgetManaged(tx: Db, ids: string[], now: Date): Promise<void> {
  await tx.delete(campaignMessages).where(inArray(campaignMessages.campaignId, ids))
  await tx.delete(campaignPictures).where(inArray(campaignPictures.campaignId, ids))
  await tx.delete(campaignBeneficiaries).where(inArray(campaignBeneficiaries.campaignId, ids))
  await tx.delete(campaignChanges).where(inArray(campaignChanges.campaignId, ids))
  await removeTranslations(tx, ids)
  await tx.delete(campaignPauses).where(inArray(campaignPauses.campaignId, ids))
  const isProof = and(inArray(campaignDocuments.campaignId, ids), ne(campaignDocuments.kind, 'bill'))
  await tx.update(campaignDocuments).set({ what: '' }).where(isProof)
  await tx
    .update(campaignChecks)
    .set({ voidedAt: now, voidReason: 'withdrawn' })
    .where(and(inArray(campaignChecks.campaignId, ids), isNull(campaignChecks.voidedAt)))
  await tx
    .update(campaignHolds)
    .set({ appeal: '' })
    .where(and(inArray(campaignHolds.campaignId, ids), isNotNull(campaignHolds.appeal)))
  await tx.update(campaignDownloads).set({ byUserId: null }).where(inArray(campaignDownloads.campaignId, ids))
}
