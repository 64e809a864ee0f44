import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import { learnerSpotlights } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type RemoveSpotlightOutcome = { ok: true } | { ok: false; reason: 'not-allowed' }

/** Hides a spotlight and deletes its personal data. Operators only. */
export async function removeSpotlight(ctx: CommandContext, { id }: { id: string }): Promise<RemoveSpotlightOutcome> {
  if (!canManageCourses(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(learnerSpotlights)
      .set({ removedAt: ctx.now, name: '', place: '', quote: '', step: '' })
      .where(and(eq(learnerSpotlights.id, id), isNull(learnerSpotlights.removedAt)))
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'spotlight', id: id } })
    await publish(tx, [pagesChanged(['courses'])])
  })
  return { ok: true }
}
