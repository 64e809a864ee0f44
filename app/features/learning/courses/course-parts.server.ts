import { and, asc, desc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { type Ids, isAmong } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { LinkResult } from '#app/features/learning/schema.ts'
import {
  courseLinkChecks,
  courseModules,
  earnedBadges,
  enrolments,
  moduleCompletions,
} from '#app/features/learning/tables.server.ts'
import type { CourseModule } from '#app/features/learning/views.ts'
import { courseWords } from './course-words.server.ts'

/** When this reader earned the course's badge. */
export async function findEarned(db: Db, of: { courseId: SQLWrapper; userId: string | null }): Promise<Date | null> {
  if (of.userId === null) return null
  const [earned] = await db
    .select({ at: earnedBadges.earnedAt })
    .from(earnedBadges)
    .where(and(inArray(earnedBadges.courseId, of.courseId), eq(earnedBadges.userId, of.userId)))
  return earned?.at ?? null
}

/** The latest check of each course's link, by course id. */
export async function findLinkChecks(db: Db, courseIds: Ids) {
  const { courseId, result, checkedAt } = courseLinkChecks
  const rows = await db
    .selectDistinctOn([courseId], { courseId, result, at: checkedAt })
    .from(courseLinkChecks)
    .where(isAmong(courseId, courseIds))
    .orderBy(courseId, desc(checkedAt))
  return new Map<string, { result: LinkResult; at: Date }>(rows.map(({ courseId, ...check }) => [courseId, check]))
}

/** The modules of a path by position, each with whether the learner has done it. */
export async function listModules(
  db: Db,
  { courseId, userId }: { courseId: SQLWrapper; userId: string | null },
): Promise<CourseModule[]> {
  const { slug, title, minutes, position } = courseModules
  const rows = await db
    .select({ slug, title, minutes, isDone: sql<boolean>`${moduleCompletions.moduleId} IS NOT NULL` })
    .from(courseModules)
    .leftJoin(moduleCompletions, and(eq(moduleCompletions.moduleId, courseModules.id), isDoneBy(db, userId)))
    .where(inArray(courseModules.courseId, courseId))
    .orderBy(asc(position), asc(slug))
  return rows.map((row) => ({ ...row, title: courseWords(row.title) }))
}

function isDoneBy(db: Db, userId: string | null): SQL {
  if (userId === null) return sql`false`
  const own = db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.userId, userId))
  return inArray(moduleCompletions.enrolmentId, own)
}
