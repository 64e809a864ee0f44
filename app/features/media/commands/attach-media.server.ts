import { and, eq, inArray, isNull } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type AttachOutcome =
  | { ok: true }
  /** These are not hers, or are used already, or are gone; nothing was attached. */
  | { ok: false; refused: readonly string[] }

interface Attaching {
  ownerId: string
  mediaIds: readonly string[]
  now: Date
  /** For what is not everybody's to see, e.g. a paper that proves who she is. */
  isPrivate?: boolean
}

/**
 * Marks her uploads as used: from now on everybody may see them, unless they are private. All or none. Runs in the
 * transaction that writes what shows them, so that two stories can never take the same file.
 */
export async function attachMedia(
  tx: Db,
  { ownerId, mediaIds, now, isPrivate = false }: Attaching,
): Promise<AttachOutcome> {
  const wanted = [...new Set(mediaIds)]
  if (wanted.length === 0) return { ok: true }
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        inArray(media.id, wanted.filter(isUuid)),
        eq(media.ownerId, ownerId),
        isNull(media.attachedAt),
        isNull(media.withdrawnAt),
        isNull(media.discardedAt),
      ),
    )
    .for('update')
  const hers = new Set(rows.map(({ id }) => id))
  const refused = wanted.filter((id) => !hers.has(id))
  if (refused.length > 0) return { ok: false, refused }
  await tx.update(media).set({ attachedAt: now, isPrivate }).where(inArray(media.id, wanted))
  return { ok: true }
}

/** Attaches those that are hers and free; returns the others. */
export async function attachFreeMedia(tx: Db, attaching: Attaching): Promise<ReadonlySet<string>> {
  const first = await attachMedia(tx, attaching)
  if (first.ok) return new Set()
  const refused = new Set(first.refused)
  const second = await attachMedia(tx, { ...attaching, mediaIds: attaching.mediaIds.filter((id) => !refused.has(id)) })
  if (!second.ok) throw new Error('uploads changed while they were attached')
  return refused
}
