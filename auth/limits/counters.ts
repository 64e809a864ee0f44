import { eq, sql } from 'drizzle-orm'
import type { AuthDb } from '#auth/db.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { sendLimits } from '#auth/tables/limits.server.ts'

/** Messages in a window that begins with the first of them. All nodes share it. */
export interface Counter {
  key: string
  limit: number
  windowS: number
  /** When there is room again, if not at the end of the window: the key names a calendar day. */
  endsAt?: Date
}

/**
 * Counts one message. Returns the seconds to wait, 0 if there was room. One statement, so that concurrent requests
 * count each.
 */
export async function take(tx: AuthDb, { key, limit, windowS, endsAt }: Counter, now: Date): Promise<number> {
  if (windowS === 0) return 0
  const [earliest, latest] = [-windowS, windowS].map((s) => new Date(now.getTime() + s * MS_PER_S).toISOString())
  // A window that begins so far ahead is from before the clock was put back.
  const isOver = sql`(${sendLimits.startedAt} <= ${earliest}::timestamptz OR ${sendLimits.startedAt} > ${latest}::timestamptz)`
  const [row] = await tx
    .insert(sendLimits)
    .values({ id: key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: sendLimits.id,
      set: {
        startedAt: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE ${sendLimits.startedAt} END`,
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE least(${sendLimits.count} + 1, ${limit} + 1) END`,
      },
    })
    .returning()
  if (!row || row.count <= limit) return 0
  const fullUntil = endsAt?.getTime() ?? row.startedAt.getTime() + windowS * MS_PER_S
  return Math.max(1, Math.ceil((fullUntil - now.getTime()) / MS_PER_S))
}

/**
 * Adds messages that were not counted, or takes back those that were counted and not sent. One statement for each
 * row: one for all could lock them in another order than `take`, and then both would wait for each other.
 */
export async function correctCounters(db: AuthDb, keys: readonly string[], difference: number): Promise<void> {
  if (difference === 0) return
  for (const key of keys) {
    await db
      .update(sendLimits)
      .set({ count: sql`greatest(${sendLimits.count} + ${difference}, 0)` })
      .where(eq(sendLimits.id, key))
  }
}
