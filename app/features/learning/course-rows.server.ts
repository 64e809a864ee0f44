import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { courses, enrolments } from './tables.server.ts'

/** Anybody finds it. */
export const isListed = and(isNotNull(courses.publishedAt), isNull(courses.retiredAt))

/** She may read it: it is listed, or she began it before it was retired. */
export function mayRead(db: Db, userId: string | null): SQL | undefined {
  if (userId === null) return isListed
  const hers = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId)))
  return or(isListed, and(isNotNull(courses.publishedAt), exists(hers)))
}

/** The course at this address, whatever its state. */
export async function findRow(db: Db, slug: string): Promise<typeof courses.$inferSelect | null> {
  const [course] = await db.select().from(courses).where(eq(courses.slug, slug))
  return course ?? null
}

/** The same, held until the transaction ends. */
export async function lockRow(tx: Db, slug: string): Promise<typeof courses.$inferSelect | null> {
  const [course] = await tx.select().from(courses).where(eq(courses.slug, slug)).for('update')
  return course ?? null
}

/** Her place in a course, held until the transaction ends: two of her clicks come one after the other. */
export async function lockPlace(tx: Db, { slug, userId }: { slug: string; userId: string }) {
  const [place] = await tx
    .select({ id: enrolments.id, type: courses.type })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(courses.slug, slug), eq(enrolments.userId, userId)))
    .for('update', { of: enrolments })
  return place ?? null
}
