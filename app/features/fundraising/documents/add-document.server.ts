import { and, count, eq, ne } from 'drizzle-orm'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'
import { type ProofKind, WAITING_DOCUMENTS_MAX } from './document-kinds.ts'
import { isWaiting } from './document-queries.server.ts'
import { campaignDocuments } from './document-tables.server.ts'
import { storeDocument } from './store-document.server.ts'

export interface DocumentInput {
  slug: string
  kind: ProofKind
  what: string
  /** Of an estimate; null for others. */
  amountMinor: number | null
  mediaId: string
}

export type AddDocumentOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'file' | 'too-many' }

/** Sends a document of the owner's campaign to the desk, with an uploaded file that only the owner and operators see. */
export async function addDocument(
  { db, actor, now }: CommandContext,
  { slug, ...document }: DocumentInput,
): Promise<AddDocumentOutcome> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    const campaignId = campaign.id
    const isThis = and(eq(campaignDocuments.campaignId, campaignId), ne(campaignDocuments.kind, 'bill'), isWaiting)
    const { waiting } = one(await tx.select({ waiting: count() }).from(campaignDocuments).where(isThis))
    if (waiting >= WAITING_DOCUMENTS_MAX) return { ok: false, reason: 'too-many' }
    const stored = await storeDocument(tx, { ...document, campaignId, userId: actor.userId, now })
    return stored.ok ? { ok: true } : stored
  })
}
