import { and, eq, isNull } from 'drizzle-orm'
import { findDayRefusal } from '#app/features/needs/day.ts'
import { findOwnNeed } from '#app/features/needs/rows/own-need.server.ts'
import { needClosures, needs } from '#app/features/needs/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type ReopenOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'day-past' | 'day-too-far' }

/** Reopens the author's need with another day or none. The ended closure and its note are kept. */
export async function reopenNeed(
  { db, actor, now }: CommandContext,
  { id, until }: { id: string; until: string | null },
): Promise<ReopenOutcome> {
  const refusal = findDayRefusal(until, now)
  if (refusal) return { ok: false, reason: refusal }
  return db.transaction(async (tx) => {
    const need = await findOwnNeed(tx, { actor, id })
    if (!need) return { ok: false, reason: 'not-found' }
    await tx.update(needs).set({ until }).where(eq(needs.id, id))
    await tx
      .update(needClosures)
      .set({ endedAt: now })
      .where(and(eq(needClosures.needId, id), eq(needClosures.kind, 'closed'), isNull(needClosures.endedAt)))
    await publish(tx, [pagesChanged(['needs'])])
    return { ok: true }
  })
}
