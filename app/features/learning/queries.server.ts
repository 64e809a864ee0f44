import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { CARD, cardOf, own, ownPlace, selectCards } from './course-card.server.ts'
import { findEarned, findLinkChecks, listModules } from './course-parts.server.ts'
import { isListed, mayRead } from './course-rows.server.ts'
import { canManageCourses } from './policy.ts'
import {
  COURSES_LISTED_MAX,
  COURSES_SHOWN_MAX,
  type CourseFilter,
  type CourseTab,
  isSlug,
  LINK_CHECK_DAYS,
  TABS,
  type Track,
} from './schema.ts'
import { courseModules, courses, earnedBadges, enrolments, learnerSpotlights } from './tables.server.ts'
import type {
  BadgeView,
  CourseCard,
  CoursePage,
  OperatorCourse,
  LearningFigures,
  ModulePage,
  OperatorModule,
  OperatorSpotlight,
  SpotlightView,
} from './views.ts'

// Page-cache tag of everything here: `courses`.

const matches = (q: string): SQL | undefined => {
  if (q === '') return undefined
  const pattern = likePattern(q)
  return or(ilike(courses.title, pattern), ilike(courses.provider, pattern))
}

/** The listed courses elsewhere in one tab whose title or provider holds `q`, by title. */
export async function listCourses(
  db: Db,
  { tab, q, userId = null }: CourseFilter & { userId?: string | null },
): Promise<CourseCard[]> {
  const rows = await selectCards(db, { userId, where: and(isListed, eq(courses.tab, tab), matches(q)) })
    .orderBy(asc(courses.title))
    .limit(COURSES_SHOWN_MAX)
  return rows.map(cardOf)
}

/** How many courses each tab holds for this search. */
export async function countByTab(db: Db, { q }: { q: string }): Promise<Record<CourseTab, number>> {
  const rows = await db
    .select({ tab: courses.tab, count: count() })
    .from(courses)
    .where(and(isListed, isNotNull(courses.tab), matches(q)))
    .groupBy(courses.tab)
  const counts = new Map(rows.map((row) => [row.tab, row.count]))
  return Object.fromEntries(TABS.map((tab) => [tab, counts.get(tab) ?? 0])) as Record<CourseTab, number>
}

/** The listed learning paths of one track, or of all, the oldest first, with the reader's progress. */
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

/** One course; null for a draft, and for a retired one that the reader had not begun. */
export async function findCourse(
  db: Db,
  { slug, userId = null }: { slug: string; userId?: string | null },
): Promise<CoursePage | null> {
  if (!isSlug(slug)) return null
  const [row] = await selectCards(db, { userId, where: and(eq(courses.slug, slug), mayRead(db, userId)) })
  if (!row) return null
  const { id, url, languages, costNote, badge, retiredAt } = row.course
  return {
    ...cardOf(row),
    url,
    languages,
    costNote,
    badge,
    badgeEarnedAt: await findEarned(db, { courseId: id, userId }),
    linkCheck: (await findLinkChecks(db, [id])).get(id) ?? null,
    isRetired: retiredAt !== null,
    modulesList: await listModules(db, { courseId: id, enrolmentId: row.own?.id ?? null }),
  }
}

/** One module to read, with its neighbours; null where `findCourse` gives null. */
export async function findModule(
  db: Db,
  { slug, module, userId = null }: { slug: string; module: string; userId?: string | null },
): Promise<ModulePage | null> {
  if (!isSlug(module)) return null
  const course = await findCourse(db, { slug, userId })
  const index = course?.modulesList.findIndex((one) => one.slug === module) ?? -1
  const shown = course?.modulesList[index]
  if (!course || !shown) return null
  const [text] = await db
    .select({ body: courseModules.body, task: courseModules.task })
    .from(courseModules)
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(and(eq(courses.slug, slug), eq(courseModules.slug, module)))
  if (!text) return null
  return {
    course: { slug, title: course.title, track: course.track },
    ...shown,
    paragraphs: text.body.split('\n\n'),
    task: text.task,
    number: index + 1,
    count: course.modulesList.length,
    previous: course.modulesList[index - 1] ?? null,
    next: course.modulesList[index + 1] ?? null,
  }
}

/** The badges at the end of the listed learning paths, and when this reader earned hers. */
export async function listBadges(db: Db, { userId = null }: { userId?: string | null } = {}): Promise<BadgeView[]> {
  const hers = userId === null ? sql`false` : eq(earnedBadges.userId, userId)
  const rows = await db
    .select({
      badge: courses.badge,
      course: { slug: courses.slug, title: courses.title, track: courses.track },
      earnedAt: earnedBadges.earnedAt,
    })
    .from(courses)
    .leftJoin(earnedBadges, and(eq(earnedBadges.courseId, courses.id), hers))
    .where(and(isListed, isNotNull(courses.badge)))
    .orderBy(asc(courses.createdAt), asc(courses.slug))
    .limit(COURSES_SHOWN_MAX)
  return rows.map(({ badge, ...rest }) => ({ badge: badge ?? '', ...rest }))
}

/** What the wing tells about itself, counted. */
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
    notes: [...new Set(notes)],
  }
}

/** Whom the wing introduces: the latest one that stands; a sample only while there is nobody real. */
export async function findSpotlight(db: Db): Promise<SpotlightView | null> {
  const { id, name, place, quote, step, isSample, shownAt } = learnerSpotlights
  const [row] = await db
    .select({ id, name, place, quote, step, isSample, course: { slug: courses.slug, title: courses.title } })
    .from(learnerSpotlights)
    .innerJoin(courses, eq(courses.id, learnerSpotlights.courseId))
    .where(and(isNull(learnerSpotlights.removedAt), isListed))
    .orderBy(asc(isSample), desc(shownAt))
    .limit(1)
  return row ?? null
}

/** How many courses this person has completed. */
export async function countCompleted(db: Db, { userId }: { userId: string }): Promise<number> {
  return db.$count(enrolments, and(eq(enrolments.userId, userId), isNotNull(enrolments.completedAt)))
}

/** Everything that is kept of this person's learning. */
export async function listOwn(db: Db, { userId }: { userId: string }) {
  const rows = await db
    .select({ ...CARD, modulesDone: CARD.done })
    .from(courses)
    .leftJoin(own, ownPlace(userId))
    .where(eq(own.userId, userId))
    .orderBy(desc(own.startedAt))
    .limit(COURSES_LISTED_MAX)
  const badges = await db
    .select({ badge: earnedBadges.badge, course: courses.title, earnedAt: earnedBadges.earnedAt })
    .from(earnedBadges)
    .innerJoin(courses, eq(courses.id, earnedBadges.courseId))
    .where(eq(earnedBadges.userId, userId))
    .limit(COURSES_LISTED_MAX)
  const places = rows.map(({ course, own, modulesDone }) => ({
    course: course.title,
    startedAt: own?.startedAt,
    completedAt: own?.completedAt,
    rating: own?.rating,
    modulesDone,
  }))
  return { courses: places, badges }
}

/** Every course in any state, for operators; nobody else sees any. Those that want a look at their link come first. */
export async function listForOperator(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<OperatorCourse[]> {
  if (!canManageCourses(actor)) return []
  const rows = await selectCards(db, { userId: null, where: undefined })
    .orderBy(asc(courses.title))
    .limit(COURSES_LISTED_MAX)
  const checks = await findLinkChecks(
    db,
    rows.map(({ course }) => course.id),
  )
  const dueBefore = now.getTime() - LINK_CHECK_DAYS * DAY_MS
  const desk = rows.map((row): OperatorCourse => {
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
  return desk.toSorted((a, b) => Number(b.isCheckDue) - Number(a.isCheckDue))
}

/** The whole text of a path's modules, for operators. */
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

/** Everybody whom the wing introduces or could, newest first, for operators. */
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
