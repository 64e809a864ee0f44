import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#app/platform/db/database.server.ts'
import { courseModules, courses, enrolments, moduleCompletions } from './tables.server.ts'
import type { CourseCard, OwnPlace } from './views.ts'

/** The reader's own place; all others are only counted. */
export const own = alias(enrolments, 'own')

const places = sql`FROM ${enrolments} WHERE ${enrolments.courseId} = ${courses.id}`
const modules = sql`FROM ${courseModules} WHERE ${courseModules.courseId} = ${courses.id}`

/** Everything that a card needs. Select it from `courses` joined with `ownPlace`: a lone table loses its name in SQL. */
export const CARD = {
  course: courses,
  enrolled: sql<number>`(SELECT count(*)::int ${places})`,
  completed: sql<number>`(SELECT count(${enrolments.completedAt})::int ${places})`,
  rated: sql<number>`(SELECT count(${enrolments.rating})::int ${places})`,
  ratingSum: sql<number>`(SELECT coalesce(sum(${enrolments.rating}), 0)::int ${places})`,
  modules: sql<number>`(SELECT count(*)::int ${modules})`,
  minutes: sql<number>`(SELECT coalesce(sum(${courseModules.minutes}), 0)::int ${modules})`,
  done: sql<number>`(SELECT count(*)::int FROM ${moduleCompletions} WHERE ${moduleCompletions.enrolmentId} = ${own.id})`,
  own,
}

/** Joins the place of this reader, or nobody's. */
export function ownPlace(userId: string | null): SQL | undefined {
  return userId === null ? sql`false` : and(eq(own.courseId, courses.id), eq(own.userId, userId))
}

/** The cards of courses, in no order. */
export function selectCards(db: Db, { userId, where }: { userId: string | null; where: SQL | undefined }) {
  return db.select(CARD).from(courses).leftJoin(own, ownPlace(userId)).where(where).$dynamic()
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

export function cardOf(row: CardRow): CourseCard {
  const { slug, title, provider, type, tab, track, level, duration, description, instructor, tags, figuresNote } =
    row.course
  const ratings = row.course.ratingsBaseline + row.rated
  return {
    slug,
    path: `/school/${slug}`,
    title,
    provider,
    type,
    tab,
    track,
    level,
    duration,
    description,
    instructor,
    tags,
    students: row.course.studentsBaseline + row.enrolled,
    rating: ratings === 0 ? null : averageOf(row, ratings),
    ratings,
    figuresNote,
    modules: row.modules,
    minutes: row.minutes,
    own: placeOf(row),
  }
}

/** With one decimal. */
function averageOf({ course, ratingSum }: CardRow, ratings: number): number {
  const sumTenths = (course.ratingBaselineTenths ?? 0) * course.ratingsBaseline + ratingSum * 10
  return Math.round(sumTenths / ratings) / 10
}

function placeOf({ own, done, modules }: CardRow): OwnPlace | null {
  if (!own) return null
  const percent = own.completedAt ? 100 : modules === 0 ? 0 : Math.floor((done / modules) * 100)
  return { startedAt: own.startedAt, completedAt: own.completedAt, rating: own.rating, percent }
}
