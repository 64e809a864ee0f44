import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { cardOf, selectCards } from './courses/course-card.server.ts'
import { findEarned, findLinkChecks, listModules } from './courses/course-parts.server.ts'
import { isListed, mayRead } from './courses/course-rows.server.ts'
import { courseWords, lessonWords } from './courses/course-words.server.ts'
import { COURSES_LISTED_MAX, COURSES_SHOWN_MAX, isSlug, type Track } from './schema.ts'
import { courseModules, courses, earnedBadges, learnerSpotlights } from './tables.server.ts'
import type { BadgeView, CourseCard, CoursePage, LearningFigures, ModulePage, SpotlightView } from './views.ts'

// Pages that show these results are cached under the tag `courses`.

/** The listed external courses, by title. */
export async function listCourses(db: Db): Promise<CourseCard[]> {
  const rows = await selectCards(db, { userId: null, where: and(isListed, isNotNull(courses.tab)) })
    .orderBy(asc(courses.title))
    .limit(COURSES_LISTED_MAX)
  return rows.map(cardOf)
}

/** The listed learning paths of one track, or of all, oldest first, with the reader's progress. */
export async function listPaths(
  db: Db,
  { track = null, userId = null }: { track?: Track | null; userId?: string | null } = {},
): Promise<CourseCard[]> {
  const where = and(isListed, track === null ? isNotNull(courses.track) : eq(courses.track, track))
  const rows = await selectCards(db, { userId, where })
    .orderBy(asc(courses.createdAt), asc(courses.slug))
    .limit(COURSES_SHOWN_MAX)
  return rows.map(cardOf)
}

/** One course; null for a draft, and for a retired course in which the reader is not enrolled. */
export async function findCourse(
  db: Db,
  { slug, userId = null }: { slug: string; userId?: string | null },
): Promise<CoursePage | null> {
  if (!isSlug(slug)) return null
  const ofSlug = db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug))
  const [[row], badgeEarnedAt, linkChecks, modulesList] = await Promise.all([
    selectCards(db, { userId, where: and(eq(courses.slug, slug), mayRead(db, userId)) }),
    findEarned(db, { courseId: ofSlug, userId }),
    findLinkChecks(db, ofSlug),
    listModules(db, { courseId: ofSlug, userId }),
  ])
  if (!row) return null
  const { id, url, languages, costNote, badge, retiredAt } = row.course
  return {
    ...cardOf(row),
    url,
    languages: courseWords(languages),
    costNote: courseWords(costNote),
    badge: badge === null ? null : { id: badge, name: courseWords(badge) },
    badgeEarnedAt,
    linkCheck: linkChecks.get(id) ?? null,
    isRetired: retiredAt !== null,
    modulesList,
  }
}

/** One module with the previous and next one; null when `findCourse` returns null or there is no such module. */
export async function findModule(
  db: Db,
  { slug, module, userId = null }: { slug: string; module: string; userId?: string | null },
): Promise<ModulePage | null> {
  if (!isSlug(module)) return null
  const texts = db
    .select({ body: courseModules.body, task: courseModules.task })
    .from(courseModules)
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(and(eq(courses.slug, slug), eq(courseModules.slug, module)))
  const [course, [text]] = await Promise.all([findCourse(db, { slug, userId }), texts])
  const index = course?.modulesList.findIndex((one) => one.slug === module) ?? -1
  const shown = course?.modulesList[index]
  if (!course || !shown || !text) return null
  return {
    course: { slug, title: course.title, track: course.track },
    ...shown,
    paragraphs: lessonWords(text.body).split('\n\n'),
    task: lessonWords(text.task),
    number: index + 1,
    count: course.modulesList.length,
    previous: course.modulesList[index - 1] ?? null,
    next: course.modulesList[index + 1] ?? null,
  }
}

/** The badges of the listed learning paths, and when this reader earned each. */
export async function listBadges(db: Db, { userId = null }: { userId?: string | null } = {}): Promise<BadgeView[]> {
  const ofUser = userId === null ? sql`false` : eq(earnedBadges.userId, userId)
  const rows = await db
    .select({
      badge: courses.badge,
      course: { slug: courses.slug, title: courses.title, track: courses.track },
      earnedAt: earnedBadges.earnedAt,
    })
    .from(courses)
    .leftJoin(earnedBadges, and(eq(earnedBadges.courseId, courses.id), ofUser))
    .where(and(isListed, isNotNull(courses.badge)))
    .orderBy(asc(courses.createdAt), asc(courses.slug))
    .limit(COURSES_SHOWN_MAX)
  return rows.map(({ badge, course, earnedAt }) => ({
    badge: { id: badge ?? '', name: courseWords(badge ?? '') },
    course: { ...course, title: courseWords(course.title) },
    earnedAt,
  }))
}

/** The figures of the /sow page, counted now. */
export async function findLearningFigures(db: Db): Promise<LearningFigures> {
  const rows = await selectCards(db, { userId: null, where: isListed }).limit(COURSES_LISTED_MAX)
  const sum = (read: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + read(row), 0)
  const notes = rows.map(({ course }) => course.figuresNote).filter((note) => note !== null)
  return {
    courses: rows.length,
    providers: new Set(rows.map(({ course }) => course.provider)).size,
    paths: rows.filter(({ course }) => course.type === 'path').length,
    modules: sum(({ modules }) => modules),
    students: sum(({ course, enrolled }) => course.studentsBaseline + enrolled),
    completed: sum(({ course, completed }) => (course.type === 'path' ? completed : 0)),
    notes: [...new Set(notes)].map(courseWords),
  }
}

/** The latest spotlight that is not removed; a sample only while there is no real one. */
export async function findSpotlight(db: Db): Promise<SpotlightView | null> {
  const { id, name, place, quote, step, isSample, shownAt } = learnerSpotlights
  const [row] = await db
    .select({ id, name, place, quote, step, isSample, course: { slug: courses.slug, title: courses.title } })
    .from(learnerSpotlights)
    .innerJoin(courses, eq(courses.id, learnerSpotlights.courseId))
    .where(and(isNull(learnerSpotlights.removedAt), isListed))
    .orderBy(asc(isSample), desc(shownAt))
    .limit(1)
  if (!row) return null
  const { quote: said, step: took, course, ...rest } = row
  const title = courseWords(course.title)
  return { ...rest, quote: courseWords(said), step: courseWords(took), course: { ...course, title } }
}
