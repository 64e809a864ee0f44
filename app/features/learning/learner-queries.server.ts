import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { CARD, isOwnEnrolment, own } from './courses/course-card.server.ts'
import { COURSES_LISTED_MAX } from './schema.ts'
import { courses, earnedBadges, enrolments } from './tables.server.ts'

/** How many courses this user has completed. */
export async function countCompleted(db: Db, { userId }: { userId: string }): Promise<number> {
  return one(await completedCount(db, { userId })).count
}

const completedCount = prepared((db, { userId }: Values<{ userId: string }>) =>
  db
    .select({ count: count() })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), isNotNull(enrolments.completedAt))),
)

/** The user's enrolments and badges, for the data export. */
export async function listOwn(db: Db, { userId }: { userId: string }) {
  const rows = await db
    .select({ ...CARD, modulesDone: CARD.done })
    .from(courses)
    .leftJoin(own, isOwnEnrolment(userId))
    .where(eq(own.userId, userId))
    .orderBy(desc(own.startedAt))
    .limit(COURSES_LISTED_MAX)
  const badges = await db
    .select({ badge: earnedBadges.badge, course: courses.title, earnedAt: earnedBadges.earnedAt })
    .from(earnedBadges)
    .innerJoin(courses, eq(courses.id, earnedBadges.courseId))
    .where(eq(earnedBadges.userId, userId))
    .limit(COURSES_LISTED_MAX)
  const enrolled = rows.map(({ course, own, modulesDone }) => ({
    course: course.title,
    startedAt: own?.startedAt,
    completedAt: own?.completedAt,
    rating: own?.rating,
    modulesDone,
  }))
  return { courses: enrolled, badges }
}
