import { findOwnNeed } from '#app/features/needs/rows/own-need.server.ts'
import { needClosures } from '#app/features/needs/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type CloseOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/** Closes the author's need with a note on how it went. Idempotent: a second call keeps the first note. */
export async function closeNeed(
  { db, actor, now }: CommandContext,
  { id, word }: { id: string; word: string },
): Promise<CloseOutcome> {
  return db.transaction(async (tx) => {
    const need = await findOwnNeed(tx, { actor, id })
    if (!need) return { ok: false, reason: 'not-found' }
    await tx.insert(needClosures).values({ needId: id, kind: 'closed', word, beganAt: now }).onConflictDoNothing()
    await publish(tx, [pagesChanged(['needs'])])
    return { ok: true }
  })
}
