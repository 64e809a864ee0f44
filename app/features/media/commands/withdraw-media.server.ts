import { and, inArray, isNull } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Hides files: from the commit on their addresses answer 404 to everybody. The files stay until they are discarded. */
export async function withdrawMedia(
  tx: Db,
  { mediaIds, now }: { mediaIds: readonly string[]; now: Date },
): Promise<void> {
  if (mediaIds.length === 0) return
  await tx
    .update(media)
    .set({ withdrawnAt: now })
    .where(and(inArray(media.id, [...mediaIds]), isNull(media.withdrawnAt)))
}
