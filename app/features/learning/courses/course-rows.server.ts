import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { courses, enrolments } from '#app/features/learning/tables.server.ts'

/** Shown in the directory. */
export const isListed = and(isNotNull(courses.publishedAt), isNull(courses.retiredAt))

/** Readable by this user: listed, or published once and the user is enrolled. */
export function mayRead(db: Db, userId: string | null): SQL | undefined {
  if (userId === null) return isListed
  const ofUser = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId)))
  return or(isListed, and(isNotNull(courses.publishedAt), exists(ofUser)))
}

/** The course with this slug, in any state. */
export async function findRow(db: Db, slug: string): Promise<typeof courses.$inferSelect | null> {
  const [course] = await db.select().from(courses).where(eq(courses.slug, slug))
  return course ?? null
}

/** Like `findRow`, locked until the transaction ends. */
export async function lockRow(tx: Db, slug: string): Promise<typeof courses.$inferSelect | null> {
  const [course] = await tx.select().from(courses).where(eq(courses.slug, slug)).for('update')
  return course ?? null
}

/**
 * The user's enrolment, locked until the transaction ends, so that concurrent requests of one user run one after the
 * other.
 */
export async function lockEnrolment(tx: Db, { slug, userId }: { slug: string; userId: string }) {
  const [enrolment] = await tx
    .select({ id: enrolments.id, type: courses.type })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(courses.slug, slug), eq(enrolments.userId, userId)))
    .for('update', { of: enrolments })
  return enrolment ?? null
}
