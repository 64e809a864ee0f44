import { and, eq, isNotNull } from 'drizzle-orm'
import { lockEnrolment, mayRead } from '#app/features/learning/courses/course-rows.server.ts'
import { finishPath } from '#app/features/learning/finish.server.ts'
import { canEnrol } from '#app/features/learning/policy.ts'
import { courseModules, courses, enrolments, moduleCompletions } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type CompleteModuleOutcome =
  /** `isFinished`: the whole path is completed, by this call or an earlier one. */
  { ok: true; isFinished: boolean } | { ok: false; reason: 'not-signed-in' | 'not-found' }

/**
 * Marks a module as done and enrols the learner if needed. Idempotent. The last module completes the path and awards
 * its badge.
 */
export async function completeModule(
  { db, actor, now }: CommandContext,
  { slug, module }: { slug: string; module: string },
): Promise<CompleteModuleOutcome> {
  if (!canEnrol(actor)) return { ok: false, reason: 'not-signed-in' }
  const { userId } = actor
  return db.transaction(async (tx) => {
    const found = await findModule(tx, { slug, module, userId })
    if (!found) return { ok: false, reason: 'not-found' }
    const { courseId, moduleId } = found
    await tx.insert(enrolments).values({ userId, courseId, startedAt: now }).onConflictDoNothing()
    const enrolment = await lockEnrolment(tx, { slug, userId })
    if (!enrolment) throw new Error('the enrolment was deleted in the same transaction')
    await tx
      .insert(moduleCompletions)
      .values({ enrolmentId: enrolment.id, moduleId, completedAt: now })
      .onConflictDoNothing()
    await finishPath(tx, { courseId, userId, now })
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true, isFinished: (await tx.$count(enrolments, isCompleted(enrolment.id))) > 0 }
  })
}

const isCompleted = (enrolmentId: string) => and(eq(enrolments.id, enrolmentId), isNotNull(enrolments.completedAt))

async function findModule(tx: Db, { slug, module, userId }: { slug: string; module: string; userId: string }) {
  const [found] = await tx
    .select({ courseId: courses.id, moduleId: courseModules.id })
    .from(courseModules)
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(and(eq(courses.slug, slug), eq(courseModules.slug, module), mayRead(tx, userId)))
  return found ?? null
}
