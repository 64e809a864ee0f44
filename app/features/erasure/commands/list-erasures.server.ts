import { asc, eq, isNull } from 'drizzle-orm'
import { addToErasureList, beginErasureList } from '#app/features/erasure/erasure-list.server.ts'
import { erasures } from '#app/features/erasure/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { FileStore } from '#app/platform/files/file-store.ts'

const BATCH_MAX = 100

/**
 * Copies the ids of erased accounts to the list beside the backups, and records that. Run by a job: failed rows are
 * retried with its next run; safe on several nodes. Returns the number of ids.
 */
export async function listErasures({ db, files, now }: { db: Db; files: FileStore; now: Date }): Promise<number> {
  await beginErasureList(files)
  const rows = await db
    .select()
    .from(erasures)
    .where(isNull(erasures.listedAt))
    .orderBy(asc(erasures.erasedAt))
    .limit(BATCH_MAX)
  for (const row of rows) {
    await addToErasureList(files, row)
    await db.update(erasures).set({ listedAt: now }).where(eq(erasures.userId, row.userId))
  }
  return rows.length
}
