import { gt, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { SLOW_RULES } from './counting.server.ts'
import { figureCounts } from './tables.server.ts'

/**
 * Counts the figures that pages take from here when they are large, unless they were counted within the last hour. Run it
 * more often: a restart may come in between.
 */
export async function countFigures({ db, now }: { db: Db; now: Date }): Promise<void> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS)
  if ((await db.$count(figureCounts, gt(figureCounts.countedAt, anHourAgo))) > 0) return
  for (const [key, rule] of Object.entries(SLOW_RULES)) {
    const row = { counted: sql<number>`${rule}`, countedAt: now }
    await db
      .insert(figureCounts)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: figureCounts.key, set: row })
  }
}
