import { eq } from 'drizzle-orm'
import { lockEnrolment } from '#app/features/learning/courses/course-rows.server.ts'
import { canEnrol } from '#app/features/learning/policy.ts'
import { enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type RateCourseOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' | 'not-started' }

/** Rates a course from 1 to 5; needs an enrolment. A second rating replaces the first. */
export async function rateCourse(
  { db, actor }: CommandContext,
  { slug, rating }: { slug: string; rating: number },
): Promise<RateCourseOutcome> {
  if (!canEnrol(actor)) return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, { slug, userId: actor.userId })
    if (!enrolment) return { ok: false, reason: 'not-started' }
    await tx.update(enrolments).set({ rating }).where(eq(enrolments.id, enrolment.id))
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
