import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#app/platform/db/database.server.ts'
import { courseModules, courses, enrolments, moduleCompletions } from '#app/features/learning/tables.server.ts'
import type { CourseCard, OwnEnrolment } from '#app/features/learning/views.ts'
import { courseWords } from './course-words.server.ts'

/** The reader's own enrolment; the enrolments of others are only counted. */
export const own = alias(enrolments, 'own')

const courseEnrolments = sql`FROM ${enrolments} WHERE ${enrolments.courseId} = ${courses.id}`
const modules = sql`FROM ${courseModules} WHERE ${courseModules.courseId} = ${courses.id}`

/**
 * The columns of a card. Select them from `courses` joined on `isOwnEnrolment`: drizzle omits the table's name in a
 * single-table query.
 */
export const CARD = {
  course: courses,
  enrolled: sql<number>`(SELECT count(*)::int ${courseEnrolments})`,
  completed: sql<number>`(SELECT count(${enrolments.completedAt})::int ${courseEnrolments})`,
  rated: sql<number>`(SELECT count(${enrolments.rating})::int ${courseEnrolments})`,
  ratingSum: sql<number>`(SELECT coalesce(sum(${enrolments.rating}), 0)::int ${courseEnrolments})`,
  modules: sql<number>`(SELECT count(*)::int ${modules})`,
  minutes: sql<number>`(SELECT coalesce(sum(${courseModules.minutes}), 0)::int ${modules})`,
  done: sql<number>`(SELECT count(*)::int FROM ${moduleCompletions} WHERE ${moduleCompletions.enrolmentId} = ${own.id})`,
  own,
}

/** The join condition for this reader's enrolment; never true for a visitor. */
export function isOwnEnrolment(userId: string | null): SQL | undefined {
  return userId === null ? sql`false` : and(eq(own.courseId, courses.id), eq(own.userId, userId))
}

/** The cards of courses, unordered: the caller adds order and limit. */
export function selectCards(db: Db, { userId, where }: { userId: string | null; where: SQL | undefined }) {
  return db.select(CARD).from(courses).leftJoin(own, isOwnEnrolment(userId)).where(where).$dynamic()
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** With the texts of our own courses in the current language. */
export function cardOf(row: CardRow): CourseCard {
  const { slug, title, provider, type, tab, track, level, duration, description, instructor, tags, figuresNote } =
    row.course
  const ratings = row.course.ratingsBaseline + row.rated
  return {
    slug,
    path: `/school/${slug}`,
    title: courseWords(title),
    provider,
    type,
    tab,
    track,
    level,
    duration: courseWords(duration),
    description: courseWords(description),
    instructor: instructor && courseWords(instructor),
    tags: tags.map(courseWords),
    students: row.course.studentsBaseline + row.enrolled,
    rating: ratings === 0 ? null : averageOf(row, ratings),
    ratings,
    figuresNote: figuresNote && courseWords(figuresNote),
    modules: row.modules,
    minutes: row.minutes,
    own: enrolmentOf(row),
  }
}

/** Rounded to one decimal. */
function averageOf({ course, ratingSum }: CardRow, ratings: number): number {
  const sumTenths = (course.ratingBaselineTenths ?? 0) * course.ratingsBaseline + ratingSum * 10
  return Math.round(sumTenths / ratings) / 10
}

function enrolmentOf({ own, done, modules }: CardRow): OwnEnrolment | null {
  if (!own) return null
  const percent = own.completedAt ? 100 : modules === 0 ? 0 : Math.floor((done / modules) * 100)
  return { startedAt: own.startedAt, completedAt: own.completedAt, rating: own.rating, percent }
}
