import { sql } from 'drizzle-orm'
import {
  bigint,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import {
  APPEAL_CHARS_MAX,
  CAPTION_CHARS_MAX,
  CAUSE_CATEGORIES,
  DECISION_CHARS_MAX,
  DESCRIPTION_CHARS_MAX,
  LOCATION_CHARS_MAX,
  MEDIA_PER_STORY_MAX,
  type Metric,
  NOTE_CHARS_MAX,
  REPORT_REASONS,
  TITLE_CHARS_MAX,
  VERDICTS,
} from './schema.ts'

/** Milliseconds: the precision of the feed's cursor. */

export const goodDeedsStories = pgTable(
  'good_deeds_stories',
  {
    /** Random: reveals neither the author nor the time. */
    id: uuid().primaryKey().defaultRandom(),
    studentProfileId: uuid('student_profile_id')
      .notNull()
      .references(() => studentProfiles.id, { onDelete: 'cascade' }),
    formKey: uuid('form_key').notNull(),
    title: text().notNull(),
    description: text().notNull(),
    causeCategory: text('cause_category', { enum: CAUSE_CATEGORIES }).notNull(),
    location: text(),
    impactMetrics: jsonb('impact_metrics').$type<readonly Metric[]>().notNull().default([]),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** When the author consented to publication. */
    consentedAt: timestamptz('consented_at', 3).notNull(),
    withdrawnAt: timestamptz('taken_back_at', 3),
    /**
     * Set by a trigger, whatever is written here: not withdrawn, not hidden by the latest decision, and the author is
     * of age or has a guardian's consent.
     */
    isPublished: boolean('is_published').notNull().default(true),
    /** Set by a trigger to the number of rows in story_likes. */
    likesCount: integer('likes_count').notNull().default(0),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: timestamptz('created_at', 3).notNull(),
  },
  (t) => [
    unique('good_deeds_stories_once').on(t.studentProfileId, t.formKey),
    check('good_deeds_stories_cause', oneOf(t.causeCategory, CAUSE_CATEGORIES)),
    check('good_deeds_stories_likes', sql`${t.likesCount} >= 0`),
    check(
      'good_deeds_stories_lengths',
      sql.raw(
        `length(title) BETWEEN 1 AND ${TITLE_CHARS_MAX} AND length(description) BETWEEN 1 AND ${DESCRIPTION_CHARS_MAX}
        AND length(location) <= ${LOCATION_CHARS_MAX}`,
      ),
    ),
    // Samples are listed apart: without `isSample` they would be looked for among all stories.
    index('good_deeds_stories_feed')
      .on(t.isSample, t.createdAt, t.id)
      .where(sql`${t.isPublished}`),
    index('good_deeds_stories_cause_feed')
      .on(t.causeCategory, t.isSample, t.createdAt, t.id)
      .where(sql`${t.isPublished}`),
    index('good_deeds_stories_author').on(t.studentProfileId, t.createdAt),
  ],
)

export const storyMedia = pgTable(
  'story_media',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => goodDeedsStories.id, { onDelete: 'cascade' }),
    /** Starts at 0. */
    position: smallint().notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .unique('story_media_media_unique')
      .references(() => media.id, { onDelete: 'cascade' }),
    caption: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.position] }),
    check('story_media_position', sql.raw(`position BETWEEN 0 AND ${MEDIA_PER_STORY_MAX - 1}`)),
    check('story_media_caption', sql.raw(`length(caption) <= ${CAPTION_CHARS_MAX}`)),
  ],
)

/** Triggers update the counts of the story and of the feed. */
export const storyLikes = pgTable(
  'story_likes',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => goodDeedsStories.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    createdAt: timestamptz('created_at', 3).notNull(),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.userId] }), index('story_likes_user').on(t.userId, t.createdAt)],
)

/**
 * Totals of the feed: published stories and their likes. Spread over several rows to avoid lock contention; a single
 * row may be negative. Updated by a trigger.
 */
export const storyCounters = pgTable(
  'story_counters',
  {
    shard: smallint().notNull(),
    isSample: boolean('is_sample').notNull(),
    stories: bigint({ mode: 'number' }).notNull().default(0),
    likes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.isSample, t.shard] })],
)

/** Stories that a member has muted, which is how blocking an anonymous author works. */
export const storyMutes = pgTable(
  'story_mutes',
  {
    userId: uuid('user_id').notNull(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => goodDeedsStories.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at', 3).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.storyId] }), index('story_mutes_story').on(t.storyId)],
)

/** Decisions about a story; the latest row counts. */
export const storyDecisions = pgTable(
  'story_decisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => goodDeedsStories.id, { onDelete: 'cascade' }),
    verdict: text({ enum: VERDICTS }).notNull(),
    /** The rule that was broken; only with `hidden`. */
    rule: text({ enum: REPORT_REASONS }),
    /** The text to the author; may be empty when the story is shown. */
    words: text().notNull(),
    byUserId: uuid('by_user_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamptz('at', 3).notNull(),
  },
  (t) => [
    check('story_decisions_verdict', oneOf(t.verdict, VERDICTS)),
    check('story_decisions_rule', oneOf(t.rule, REPORT_REASONS)),
    check('story_decisions_hidden_has_rule', sql`(${t.verdict} = 'hidden') = (${t.rule} IS NOT NULL)`),
    check('story_decisions_no_has_words', sql`${t.verdict} IN ('kept', 'restored') OR ${t.words} <> ''`),
    check('story_decisions_lengths', sql.raw(`length(words) <= ${DECISION_CHARS_MAX}`)),
    index('story_decisions_latest').on(t.storyId, t.id),
  ],
)

export const storyReports = pgTable(
  'story_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => goodDeedsStories.id, { onDelete: 'cascade' }),
    /** Null for a visitor, and once the reporter's account is erased. Shown to nobody. */
    reporterUserId: uuid('reporter_user_id'),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text().notNull(),
    createdAt: timestamptz('created_at', 3).notNull(),
    /** The decision that answered it. */
    decisionId: bigint('decision_id', { mode: 'number' }).references(() => storyDecisions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('story_reports_reason', oneOf(t.reason, REPORT_REASONS)),
    check('story_reports_note', sql.raw(`length(note) <= ${NOTE_CHARS_MAX}`)),
    uniqueIndex('story_reports_open_once')
      .on(t.storyId, t.reporterUserId)
      .where(sql`${t.decisionId} IS NULL`),
    index('story_reports_open')
      .on(t.storyId, t.createdAt)
      .where(sql`${t.decisionId} IS NULL`),
    index('story_reports_story').on(t.storyId),
    index('story_reports_decision').on(t.decisionId),
    index('story_reports_reporter').on(t.reporterUserId),
  ],
)

/** Appeals of authors, one for each decision. */
export const storyAppeals = pgTable(
  'story_appeals',
  {
    id: uuid().primaryKey().defaultRandom(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => goodDeedsStories.id, { onDelete: 'cascade' }),
    decisionId: bigint('decision_id', { mode: 'number' })
      .notNull()
      .unique('story_appeals_once')
      .references(() => storyDecisions.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    at: timestamptz('at', 3).notNull(),
    /** The decision that answered it. */
    answerId: bigint('answer_id', { mode: 'number' }).references(() => storyDecisions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('story_appeals_words', sql.raw(`length(words) BETWEEN 1 AND ${APPEAL_CHARS_MAX}`)),
    index('story_appeals_story').on(t.storyId),
    index('story_appeals_answer').on(t.answerId),
    index('story_appeals_open')
      .on(t.at)
      .where(sql`${t.answerId} IS NULL`),
  ],
)
