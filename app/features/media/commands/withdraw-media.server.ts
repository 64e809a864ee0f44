import { and, inArray, isNull } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Hides files: their URLs return 404 to the public. The files are kept until they are discarded. */
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
