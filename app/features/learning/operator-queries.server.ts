import { asc, desc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { cardOf, selectCards } from './courses/course-card.server.ts'
import { findLinkChecks } from './courses/course-parts.server.ts'
import { canManageCourses } from './policy.ts'
import { COURSES_LISTED_MAX, LINK_CHECK_DAYS } from './schema.ts'
import { courseModules, courses, learnerSpotlights } from './tables.server.ts'
import type { OperatorCourse, OperatorModule, OperatorSpotlight } from './views.ts'

/** Every course in any state; empty for non-operators. Courses with a due link check come first. */
export async function listForOperator(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<OperatorCourse[]> {
  if (!canManageCourses(actor)) return []
  const cards = selectCards(db, { userId: null, where: undefined })
    .orderBy(asc(courses.title))
    .limit(COURSES_LISTED_MAX)
  const [rows, checks] = await Promise.all([cards, findLinkChecks(db, db.select({ id: courses.id }).from(courses))])
  const dueBefore = now.getTime() - LINK_CHECK_DAYS * DAY_MS
  const listed = rows.map((row): OperatorCourse => {
    const { id, url, badge, languages, costNote, publishedAt, retiredAt } = row.course
    const linkCheck = checks.get(id) ?? null
    const { own: _, ...card } = cardOf(row)
    const state = publishedAt === null ? 'draft' : retiredAt === null ? 'published' : 'retired'
    const tenths = row.course.ratingBaselineTenths
    return {
      ...card,
      state,
      url,
      badge,
      languages,
      costNote,
      baseline: {
        students: row.course.studentsBaseline,
        rating: tenths === null ? null : tenths / 10,
        ratings: row.course.ratingsBaseline,
      },
      enrolled: row.enrolled,
      completed: row.completed,
      linkCheck,
      isCheckDue: url !== null && state !== 'retired' && (linkCheck?.at.getTime() ?? 0) < dueBefore,
    }
  })
  return listed.toSorted((a, b) => Number(b.isCheckDue) - Number(a.isCheckDue))
}

/** The modules of a path with their full text; empty for non-operators. */
export async function listModulesForOperator(
  db: Db,
  { actor, course }: { actor: Actor; course: string },
): Promise<OperatorModule[]> {
  if (!canManageCourses(actor)) return []
  const { slug, position, title, minutes, body, task } = courseModules
  return db
    .select({ slug, position, title, minutes, body, task })
    .from(courseModules)
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(eq(courses.slug, course))
    .orderBy(asc(position), asc(slug))
}

/** All spotlights that are not removed, newest first; empty for non-operators. */
export async function listSpotlights(db: Db, { actor }: { actor: Actor }): Promise<OperatorSpotlight[]> {
  if (!canManageCourses(actor)) return []
  const { id, name, place, quote, step, consent, isSample, shownAt } = learnerSpotlights
  return db
    .select({
      id,
      name,
      place,
      quote,
      step,
      consent,
      isSample,
      shownAt,
      course: { slug: courses.slug, title: courses.title },
    })
    .from(learnerSpotlights)
    .innerJoin(courses, eq(courses.id, learnerSpotlights.courseId))
    .where(isNull(learnerSpotlights.removedAt))
    .orderBy(desc(shownAt))
    .limit(COURSES_LISTED_MAX)
}
