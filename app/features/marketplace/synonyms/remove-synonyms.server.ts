import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageSynonyms } from '#app/features/marketplace/policy.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { lockSynonyms } from './synonym-queries.server.ts'
import { synonymGroups } from './synonym-tables.server.ts'

export type RemoveSynonymsOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Removes a group: its words find only themselves again. Operators only. */
export async function removeSynonyms(ctx: CommandContext, { id }: { id: string }): Promise<RemoveSynonymsOutcome> {
  const { db, actor, now } = ctx
  if (!canManageSynonyms(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    await lockSynonyms(tx)
    const [removed] = await tx
      .update(synonymGroups)
      .set({ removedAt: now, savedBy: actor.userId, savedAt: now })
      .where(and(eq(synonymGroups.id, id), isNull(synonymGroups.removedAt)))
      .returning({ words: synonymGroups.words })
    if (!removed) return { ok: false, reason: 'not-found' }
    const detail = removed.words.join(', ')
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'synonyms', id }, detail })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
