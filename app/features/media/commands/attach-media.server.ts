import { and, eq, inArray, isNull } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import { SHOWN_KINDS } from '#app/features/media/upload-limits.ts'
import type { MediaKind } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type AttachOutcome =
  | { ok: true }
  /** These are not the owner's, of another kind, already attached, or gone; nothing was attached. */
  | { ok: false; refused: readonly string[] }

interface AttachInput {
  ownerId: string
  mediaIds: readonly string[]
  now: Date
  /** For files that are not public, such as an identity document. */
  isPrivate?: boolean
  /** Files of other kinds are refused; by default documents. */
  kinds?: readonly MediaKind[]
  /** For an upload by an operator for somebody else: their account's erasure does not delete it. */
  newOwnerId?: string
}

/**
 * Marks uploads as used: from now on they are public, unless private. All or none. Runs in the transaction that writes
 * what shows them; the row lock prevents two stories from input the same file.
 */
export async function attachMedia(
  tx: Db,
  { ownerId, mediaIds, now, isPrivate = false, kinds = SHOWN_KINDS, newOwnerId = ownerId }: AttachInput,
): Promise<AttachOutcome> {
  const ids = [...new Set(mediaIds)]
  if (ids.length === 0) return { ok: true }
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        inArray(media.id, ids.filter(isUuid)),
        eq(media.ownerId, ownerId),
        inArray(media.kind, [...kinds]),
        isNull(media.attachedAt),
        isNull(media.withdrawnAt),
        isNull(media.discardedAt),
      ),
    )
    .for('update')
  const own = new Set(rows.map(({ id }) => id))
  const refused = ids.filter((id) => !own.has(id))
  if (refused.length > 0) return { ok: false, refused }
  await tx.update(media).set({ attachedAt: now, isPrivate, ownerId: newOwnerId }).where(inArray(media.id, ids))
  return { ok: true }
}

/** Attaches the uploads that are the owner's and not used yet; returns the ids of the others. */
export async function attachFreeMedia(tx: Db, input: AttachInput): Promise<ReadonlySet<string>> {
  const first = await attachMedia(tx, input)
  if (first.ok) return new Set()
  const refused = new Set(first.refused)
  const second = await attachMedia(tx, { ...input, mediaIds: input.mediaIds.filter((id) => !refused.has(id)) })
  if (!second.ok) throw new Error('uploads changed while they were attached')
  return refused
}
