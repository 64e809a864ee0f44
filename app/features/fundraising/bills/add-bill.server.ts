import { and, count, eq, isNull } from 'drizzle-orm'
import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { findDocumentOf, storeDocument } from '#app/features/fundraising/documents/store-document.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'
import { BILLS_MAX } from './bill-limits.ts'

export interface BillInput {
  slug: string
  what: string
  amountMinor: number
  mediaId: string
}

export type AddBillOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-found' | 'file' | 'too-many' | 'tells-name' }

/** Adds a bill to the owner's campaign. Its file is private; posted twice it is one bill. */
export async function addBill(
  { db, actor, now, sealer }: PrivateContext,
  { slug, ...bill }: BillInput,
): Promise<AddBillOutcome> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'money')) return { ok: false, reason: 'not-found' }
    const campaignId = campaign.id
    const same = await findDocumentOf(tx, bill.mediaId)
    if (same) return same.campaignId === campaignId ? { ok: true, id: same.id } : { ok: false, reason: 'file' }
    if (await tellsHiddenName(tx, { campaignId, sealer }, [bill.what])) return { ok: false, reason: 'tells-name' }
    const isCurrent = and(
      eq(campaignDocuments.campaignId, campaignId),
      eq(campaignDocuments.kind, 'bill'),
      isNull(campaignDocuments.removedAt),
    )
    const { bills } = one(await tx.select({ bills: count() }).from(campaignDocuments).where(isCurrent))
    if (bills >= BILLS_MAX) return { ok: false, reason: 'too-many' }
    return storeDocument(tx, { ...bill, campaignId, kind: 'bill', userId: actor.userId, now })
  })
}
