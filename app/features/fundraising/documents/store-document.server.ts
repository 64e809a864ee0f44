import { eq } from 'drizzle-orm'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { listFingerprints } from '#app/features/media/queries.server.ts'
import { readGivingRules } from '#app/features/fundraising/giving-rules/giving-rule-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { campaignDocuments } from './document-tables.server.ts'

interface NewDocument {
  campaignId: string
  kind: typeof campaignDocuments.$inferInsert.kind
  what: string
  amountMinor: number | null
  mediaId: string
  userId: string
  now: Date
}

/**
 * Stores a document with its private file and the day on which the file is deleted. Posted twice it is one document.
 * Refused when the file is not the user's, is already used elsewhere, or is gone.
 */
export async function storeDocument(
  tx: Db,
  { campaignId, kind, what, amountMinor, mediaId, userId, now }: NewDocument,
): Promise<{ ok: true; id: string } | { ok: false; reason: 'file' }> {
  const attached = await attachMedia(tx, {
    ownerId: userId,
    mediaIds: [mediaId],
    now,
    isPrivate: true,
    kinds: ['image', 'document'],
  })
  if (!attached.ok) return { ok: false, reason: 'file' }
  const rules = await readGivingRules(tx, now)
  const days = rules[kind === 'bill' ? 'bill-days' : 'document-days']
  const deleteOn = dayOfIndia(new Date(now.getTime() + days * DAY_MS))
  const fingerprints = await listFingerprints(tx, mediaId)
  const stored = { campaignId, kind, what, amountMinor, mediaId, fingerprints, deleteOn }
  const { id } = one(
    await tx
      .insert(campaignDocuments)
      .values({ ...stored, addedBy: userId, addedAt: now })
      .returning({ id: campaignDocuments.id }),
  )
  return { ok: true, id }
}

/** The document that shows a file; null for a file that no document shows. */
export async function findDocumentOf(tx: Db, mediaId: string): Promise<{ id: string; campaignId: string } | null> {
  const { id, campaignId } = campaignDocuments
  const [same] = await tx
    .select({ id, campaignId })
    .from(campaignDocuments)
    .where(eq(campaignDocuments.mediaId, mediaId))
  return same ?? null
}
