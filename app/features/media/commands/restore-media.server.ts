import { and, inArray, isNull } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Shows withdrawn files again, such as after an appeal. Discarded ones stay hidden. */
export async function restoreMedia(tx: Db, { mediaIds }: { mediaIds: readonly string[] }): Promise<void> {
  if (mediaIds.length === 0) return
  await tx
    .update(media)
    .set({ withdrawnAt: null })
    .where(and(inArray(media.id, [...mediaIds]), isNull(media.discardedAt)))
}
