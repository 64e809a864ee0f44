import { eq } from 'drizzle-orm'
import { lockEnrolment } from '#app/features/learning/courses/course-rows.server.ts'
import { canEnrol } from '#app/features/learning/policy.ts'
import { enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type LeaveCourseOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' }

/** Deletes the enrolment with its progress and rating. An earned badge is kept. */
export async function leaveCourse(
  { db, actor }: CommandContext,
  { slug }: { slug: string },
): Promise<LeaveCourseOutcome> {
  if (!canEnrol(actor)) return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, { slug, userId: actor.userId })
    if (enrolment) {
      await tx.delete(enrolments).where(eq(enrolments.id, enrolment.id))
      await publish(tx, [pagesChanged(['courses'])])
    }
    return { ok: true }
  })
}
