import { and, eq, isNull } from 'drizzle-orm'
import { lockEnrolment } from '#app/features/learning/courses/course-rows.server.ts'
import { canEnrol } from '#app/features/learning/policy.ts'
import { enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type CompleteCourseOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-signed-in' | 'not-started' | 'has-modules' }

/**
 * Records that the learner has finished an external course; only they see this. A learning path is finished by its
 * modules.
 */
export async function completeCourse(
  { db, actor, now }: CommandContext,
  { slug }: { slug: string },
): Promise<CompleteCourseOutcome> {
  if (!canEnrol(actor)) return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, { slug, userId: actor.userId })
    if (!enrolment) return { ok: false, reason: 'not-started' }
    if (enrolment.type === 'path') return { ok: false, reason: 'has-modules' }
    await tx
      .update(enrolments)
      .set({ completedAt: now })
      .where(and(eq(enrolments.id, enrolment.id), isNull(enrolments.completedAt)))
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
