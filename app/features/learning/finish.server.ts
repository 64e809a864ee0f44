import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { courseModules, courses, earnedBadges, enrolments, moduleCompletions } from './tables.server.ts'

/** Every module of the path is done, and there is at least one. */
const IS_DONE = sql`EXISTS (SELECT FROM ${moduleCompletions} WHERE ${moduleCompletions.enrolmentId} = ${enrolments.id})
  AND NOT EXISTS (SELECT FROM ${courseModules} WHERE ${courseModules.courseId} = ${enrolments.courseId}
    AND NOT EXISTS (SELECT FROM ${moduleCompletions} WHERE ${moduleCompletions.enrolmentId} = ${enrolments.id}
      AND ${moduleCompletions.moduleId} = ${courseModules.id}))`

/** Completes a learning path for every learner, or one, who has done all its modules, and awards the badge. */
export async function finishPath(
  tx: Db,
  { courseId, userId, now }: { courseId: string; userId?: string; now: Date },
): Promise<void> {
  const done = await tx
    .update(enrolments)
    .set({ completedAt: now })
    .where(
      and(
        eq(enrolments.courseId, courseId),
        userId === undefined ? undefined : eq(enrolments.userId, userId),
        isNull(enrolments.completedAt),
        IS_DONE,
      ),
    )
    .returning({ userId: enrolments.userId })
  const [course] = await tx.select({ badge: courses.badge }).from(courses).where(eq(courses.id, courseId))
  const badge = course?.badge
  if (!badge || done.length === 0) return
  const earned = done.map((learner) => ({ userId: learner.userId, courseId, badge, earnedAt: now }))
  await tx.insert(earnedBadges).values(earned).onConflictDoNothing()
}
