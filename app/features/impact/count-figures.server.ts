import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { SLOW_RULES } from './counting.server.ts'
import { figureCounts } from './tables.server.ts'

/** Counts the figures that pages take from here when they are large. Run by a job every hour. */
export async function countFigures({ db, now }: { db: Db; now: Date }): Promise<void> {
  for (const [key, rule] of Object.entries(SLOW_RULES)) {
    const row = { counted: sql<number>`${rule}`, countedAt: now }
    await db
      .insert(figureCounts)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: figureCounts.key, set: row })
  }
}
