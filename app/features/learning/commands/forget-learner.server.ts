import { eq } from 'drizzle-orm'
import { canEnrol } from '#app/features/learning/policy.ts'
import { earnedBadges, enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** For account erasure: deletes the user's enrolments, progress, ratings and badges. */
export async function forgetLearner({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (!canEnrol(actor)) return { ok: true }
  await db.transaction(async (tx) => {
    await tx.delete(enrolments).where(eq(enrolments.userId, actor.userId))
    await tx.delete(earnedBadges).where(eq(earnedBadges.userId, actor.userId))
    await publish(tx, [pagesChanged(['courses'])])
  })
  return { ok: true }
}
