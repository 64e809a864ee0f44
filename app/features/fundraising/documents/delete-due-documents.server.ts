import { and, asc, inArray, isNotNull, lte } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { campaignDocuments } from './document-tables.server.ts'

const ROWS_AT_A_TIME = 200

/** Deletes the files of documents and bills on their day in India; the rows stay. Returns how many. Run it every hour. */
export async function deleteDueDocuments({ db, now }: { db: Db; now: Date }): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, mediaId, deleteOn } = campaignDocuments
    const due = await tx
      .select({ id, mediaId })
      .from(campaignDocuments)
      .where(and(isNotNull(mediaId), lte(deleteOn, dayOfIndia(now))))
      .orderBy(asc(deleteOn), asc(id))
      .limit(ROWS_AT_A_TIME)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map((document) => document.id)
    await tx.update(campaignDocuments).set({ mediaId: null, deletedAt: now }).where(inArray(id, ids))
    await discardMedia(tx, { mediaIds: due.flatMap((document) => document.mediaId ?? []), now })
    return due.length
  })
}
