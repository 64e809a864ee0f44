import { asc, eq, lt } from 'drizzle-orm'
import { LISTED_DAYS, removeFromErasureList } from '#app/features/erasure/erasure-list.server.ts'
import { erasures } from '#app/features/erasure/tables.server.ts'
import type { Expiring } from '#app/platform/personal-data.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

const BATCH_MAX = 500

/** Removes ids from the list beside the backups after `LISTED_DAYS`: no backup that has them may be restored any more. */
export async function unlistErasures({ db, files, now }: Expiring): Promise<void> {
  const rows = await db
    .select({ userId: erasures.userId })
    .from(erasures)
    .where(lt(erasures.listedAt, new Date(now.getTime() - LISTED_DAYS * DAY_MS)))
    .orderBy(asc(erasures.listedAt))
    .limit(BATCH_MAX)
  for (const { userId } of rows) {
    await removeFromErasureList(files, userId)
    await db.delete(erasures).where(eq(erasures.userId, userId))
  }
}
