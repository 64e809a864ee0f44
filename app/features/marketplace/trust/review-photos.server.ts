import { asc, inArray } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { reviewPhotos } from './review-tables.server.ts'

/** The ids of the photos of these reviews, in their order. */
export async function listPhotosOf(db: Db, reviewIds: readonly string[]): Promise<string[]> {
  if (reviewIds.length === 0) return []
  const rows = await db
    .select({ mediaId: reviewPhotos.mediaId })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.reviewId), asc(reviewPhotos.position))
  return rows.map(({ mediaId }) => mediaId)
}

/** Deletes the photos of these reviews with their files. */
export async function deletePhotosOf(
  tx: Db,
  { reviewIds, now }: { reviewIds: readonly string[]; now: Date },
): Promise<void> {
  const mediaIds = await listPhotosOf(tx, reviewIds)
  if (mediaIds.length === 0) return
  await tx.delete(reviewPhotos).where(inArray(reviewPhotos.mediaId, mediaIds))
  await discardMedia(tx, { mediaIds, now })
}
