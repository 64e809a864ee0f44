import { eq } from 'drizzle-orm'
import { lockPlace } from '#app/features/learning/course-rows.server.ts'
import { canKeepPlace } from '#app/features/learning/policy.ts'
import { enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type LeaveCourseOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' }

/** Takes a course off her list, with her progress and her rating. A badge that she earned stays hers. */
export async function leaveCourse(
  { db, actor }: CommandContext,
  { slug }: { slug: string },
): Promise<LeaveCourseOutcome> {
  if (!canKeepPlace(actor)) return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const place = await lockPlace(tx, { slug, userId: actor.userId })
    if (place) {
      await tx.delete(enrolments).where(eq(enrolments.id, place.id))
      await publish(tx, [pagesChanged(['courses'])])
    }
    return { ok: true }
  })
}
