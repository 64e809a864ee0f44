import { asc, eq, type SQLWrapper } from 'drizzle-orm'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { applicationEvidence } from '#app/features/marketplace/trust/trust-tables.server.ts'

export async function evidenceOf(db: Db, applicationId: string | SQLWrapper): Promise<string[]> {
  const rows = await db
    .select({ mediaId: applicationEvidence.mediaId })
    .from(applicationEvidence)
    .where(eq(applicationEvidence.applicationId, applicationId))
    .orderBy(asc(applicationEvidence.position))
  return rows.map(({ mediaId }) => mediaId)
}

interface SetEvidenceInput {
  applicationId: string
  ownerId: string
  /** All pictures that the application has from now on, in order: earlier ones and new uploads. */
  mediaIds: readonly string[]
  now: Date
}

/**
 * Sets the pictures of an application: new uploads become private, pictures that are no longer named are discarded.
 * Returns false, with nothing changed, when one of them belongs to somebody else or is in use elsewhere.
 */
export async function setEvidence(
  tx: Db,
  { applicationId, ownerId, mediaIds, now }: SetEvidenceInput,
): Promise<boolean> {
  const before = await evidenceOf(tx, applicationId)
  const requested = [...new Set(mediaIds)]
  const added = requested.filter((id) => !before.includes(id))
  const attached = await attachMedia(tx, { ownerId, mediaIds: added, now, isPrivate: true })
  if (!attached.ok) return false
  await tx.delete(applicationEvidence).where(eq(applicationEvidence.applicationId, applicationId))
  if (requested.length > 0) {
    await tx
      .insert(applicationEvidence)
      .values(requested.map((mediaId, position) => ({ applicationId, position, mediaId })))
  }
  await discardMedia(tx, { mediaIds: before.filter((id) => !requested.includes(id)), now })
  return true
}

/** Deletes all pictures of an application; papers are not stored after the decision. */
export async function discardEvidence(tx: Db, applicationId: string, now: Date): Promise<void> {
  await discardMedia(tx, { mediaIds: await evidenceOf(tx, applicationId), now })
  await tx.delete(applicationEvidence).where(eq(applicationEvidence.applicationId, applicationId))
}
