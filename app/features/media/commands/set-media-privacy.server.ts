import { inArray } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Makes attached files private or public, when what shows them has become so. */
export async function setMediaPrivacy(
  tx: Db,
  { mediaIds, isPrivate }: { mediaIds: readonly string[]; isPrivate: boolean },
): Promise<void> {
  if (mediaIds.length === 0) return
  await tx
    .update(media)
    .set({ isPrivate })
    .where(inArray(media.id, [...mediaIds]))
}
