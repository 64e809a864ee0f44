import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { COURSE_TYPES, LEVELS, LINK_RESULTS, RATING_MAX, RATING_MIN, TABS, TRACKS } from './schema.ts'

/** Learning paths, which are read here, and external courses, which are free to attend. */
export const courses = pgTable(
  'courses',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique('courses_slug_unique'),
    title: text().notNull(),
    provider: text().notNull(),
    type: text({ enum: COURSE_TYPES }).notNull(),
    /** The directory tab of an external course. */
    tab: text({ enum: TABS }),
    url: text(),
    /** The track of a learning path and the name of its badge. */
    track: text({ enum: TRACKS }),
    badge: text(),
    description: text().notNull(),
    duration: text().notNull(),
    level: text({ enum: LEVELS }).notNull(),
    instructor: text(),
    languages: text().notNull(),
    costNote: text('cost_note').notNull(),
    tags: jsonb().$type<readonly string[]>().notNull(),
    /** Figures from before this platform, and their source; what is counted here is added to them. */
    studentsBaseline: integer('students_baseline').notNull(),
    ratingBaselineTenths: smallint('rating_baseline_tenths'),
    ratingsBaseline: integer('ratings_baseline').notNull(),
    figuresNote: text('figures_note'),
    createdAt: timestamptz('created_at').notNull(),
    publishedAt: timestamptz('published_at'),
    /** Removed from the directory; enrolled learners keep access. */
    retiredAt: timestamptz('retired_at'),
    savedBy: uuid('saved_by').notNull(),
  },
  (t) => [
    check('courses_type', oneOf(sql.raw('type'), COURSE_TYPES)),
    check('courses_level', oneOf(sql.raw('level'), LEVELS)),
    check('courses_tab', oneOf(sql.raw('tab'), TABS)),
    check('courses_track', oneOf(sql.raw('track'), TRACKS)),
    check(
      'courses_one_kind',
      sql`(${t.type} = 'path') = (${t.track} IS NOT NULL) AND (${t.type} = 'path') = (${t.badge} IS NOT NULL)
        AND (${t.type} = 'path') = (${t.url} IS NULL) AND (${t.type} = 'path') = (${t.tab} IS NULL)`,
    ),
    check('courses_rating', sql.raw(`rating_baseline_tenths BETWEEN ${RATING_MIN * 10} AND ${RATING_MAX * 10}`)),
    check('courses_rated', sql`(${t.ratingBaselineTenths} IS NULL) = (${t.ratingsBaseline} = 0)`),
    check('courses_figures', sql`${t.studentsBaseline} >= 0 AND ${t.ratingsBaseline} >= 0`),
    check('courses_retired_after_published', sql`${t.retiredAt} IS NULL OR ${t.publishedAt} IS NOT NULL`),
    index('courses_shelf').on(t.tab, t.publishedAt),
  ],
)

/** The modules of a learning path. */
export const courseModules = pgTable(
  'course_modules',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    position: smallint().notNull(),
    title: text().notNull(),
    minutes: smallint().notNull(),
    /** Paragraphs, separated by empty lines. */
    body: text().notNull(),
    task: text().notNull(),
  },
  (t) => [
    unique('course_modules_slug').on(t.courseId, t.slug),
    check('course_modules_minutes', sql`${t.minutes} > 0 AND ${t.position} > 0`),
  ],
)

/** A user's enrolment in a course. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    startedAt: timestamptz('started_at').notNull(),
    completedAt: timestamptz('completed_at'),
    rating: smallint(),
  },
  (t) => [
    unique('enrolments_once').on(t.userId, t.courseId),
    index('enrolments_course').on(t.courseId),
    check('enrolments_rating', sql.raw(`rating BETWEEN ${RATING_MIN} AND ${RATING_MAX}`)),
  ],
)

export const moduleCompletions = pgTable(
  'module_completions',
  {
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    moduleId: uuid('module_id')
      .notNull()
      .references(() => courseModules.id, { onDelete: 'cascade' }),
    completedAt: timestamptz('completed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.enrolmentId, t.moduleId] }), index('module_completions_module').on(t.moduleId)],
)

/** Badges that users earned. They are kept when the course is retired or left. */
export const earnedBadges = pgTable(
  'earned_badges',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The badge's name at that time. */
    badge: text().notNull(),
    earnedAt: timestamptz('earned_at').notNull(),
  },
  (t) => [unique('earned_badges_once').on(t.userId, t.courseId)],
)

/** Checks of the links of external courses. The latest one counts. */
export const courseLinkChecks = pgTable(
  'course_link_checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    result: text({ enum: LINK_RESULTS }).notNull(),
    byUserId: uuid('by_user_id').notNull(),
    checkedAt: timestamptz('checked_at').notNull(),
  },
  (t) => [
    check('course_link_checks_result', oneOf(sql.raw('result'), LINK_RESULTS)),
    index('course_link_checks_latest').on(t.courseId, t.checkedAt.desc()),
  ],
)

/** Learners who are introduced on the /sow page, with their consent. The latest one that is not removed is shown. */
export const learnerSpotlights = pgTable('learner_spotlights', {
  id: uuid().primaryKey().defaultRandom(),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  place: text().notNull(),
  quote: text().notNull(),
  step: text().notNull(),
  /** When and how they consented. */
  consent: text().notNull(),
  isSample: boolean('is_sample').notNull(),
  shownBy: uuid('shown_by').notNull(),
  shownAt: timestamptz('shown_at').notNull(),
  removedAt: timestamptz('removed_at'),
})
