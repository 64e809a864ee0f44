import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canHideNeeds } from '#app/features/needs/policy.ts'
import { needClosures } from '#app/features/needs/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

/** Ends the hiding of a need by an operator. */
export async function showNeed(
  ctx: CommandContext,
  { id }: { id: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  const { db, actor, now } = ctx
  if (!canHideNeeds(actor) || !isUuid(id)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(needClosures)
      .set({ endedAt: now })
      .where(and(eq(needClosures.needId, id), eq(needClosures.kind, 'hidden'), isNull(needClosures.endedAt)))
      .returning({ id: needClosures.id })
    if (rows.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'published', subject: { kind: 'need', id } })
    await publish(tx, [pagesChanged(['needs'])])
    return { ok: true }
  })
}
