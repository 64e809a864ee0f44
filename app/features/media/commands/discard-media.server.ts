import { inArray, sql } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Hides files for good. A job deletes them within a minute, and then their rows. */
export async function discardMedia(
  tx: Db,
  { mediaIds, now }: { mediaIds: readonly string[]; now: Date },
): Promise<void> {
  if (mediaIds.length === 0) return
  await tx
    .update(media)
    .set({ withdrawnAt: sql`coalesce(${media.withdrawnAt}, ${now})`, discardedAt: now })
    .where(inArray(media.id, [...mediaIds]))
}
