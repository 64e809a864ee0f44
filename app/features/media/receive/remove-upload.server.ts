import { and, eq, isNull } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type RemoveOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'in-use' }

/** Discards the user's own unused upload. Idempotent. */
export async function removeUpload({ db, actor, now }: CommandContext, { id }: { id: string }): Promise<RemoveOutcome> {
  if (actor.kind !== 'member' || !isUuid(id)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const own = and(eq(media.id, id), eq(media.ownerId, actor.userId))
    const removed = await tx
      .update(media)
      .set({ withdrawnAt: now, discardedAt: now })
      .where(and(own, isNull(media.attachedAt), isNull(media.discardedAt)))
      .returning({ id: media.id })
    if (removed.length > 0) return { ok: true }
    const [row] = await tx.select({ discardedAt: media.discardedAt }).from(media).where(own)
    if (!row) return { ok: false, reason: 'not-found' }
    return row.discardedAt ? { ok: true } : { ok: false, reason: 'in-use' }
  })
}
