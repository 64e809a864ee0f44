import { eq } from 'drizzle-orm'
import { canKeepPlace } from '#app/features/learning/policy.ts'
import { earnedBadges, enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** For the end of an account: her places, her progress, her ratings and her badges. */
export async function forgetLearner({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (!canKeepPlace(actor)) return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(enrolments).where(eq(enrolments.userId, actor.userId))
    await tx.delete(earnedBadges).where(eq(earnedBadges.userId, actor.userId))
    await publish(tx, [pagesChanged(['courses'])])
  })
  return { ok: true }
}
