import { and, eq } from 'drizzle-orm'
import { isListed } from '#app/features/learning/courses/course-rows.server.ts'
import { canEnrol } from '#app/features/learning/policy.ts'
import { courses, enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type EnrolOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' | 'not-found' }

/** Enrols the user in a course. Idempotent. */
export async function enrol({ db, actor, now }: CommandContext, { slug }: { slug: string }): Promise<EnrolOutcome> {
  if (!canEnrol(actor)) return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const [course] = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.slug, slug), isListed))
    if (!course) return { ok: false, reason: 'not-found' }
    const enrolment = { userId: actor.userId, courseId: course.id, startedAt: now }
    const added = await tx.insert(enrolments).values(enrolment).onConflictDoNothing().returning({ id: enrolments.id })
    if (added.length > 0) await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
