import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { media } from '#app/features/media/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import {
  AGE_BANDS,
  BIO_CHARS_MAX,
  COLLEGE_NAME_CHARS_MAX,
  COURSE_CHARS_MAX,
  DISPLAY_NAME_CHARS_MAX,
  GUARDIAN_ANSWERS,
  STUDENT_ID_CHARS_MAX,
  YEAR_MAX,
  YEAR_MIN,
} from './limits.ts'

export const studentProfiles = pgTable(
  'student_profiles',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().unique('student_profiles_user_unique'),
    studentId: text('student_id'),
    collegeName: text('college_name').notNull(),
    course: text(),
    yearOfStudy: smallint('year_of_study').notNull(),
    displayName: text('display_name').notNull(),
    bio: text(),
    /** An upload of the user (feature media). */
    profileImageId: uuid('profile_image_id').references(() => media.id, { onDelete: 'set null' }),
    ageBand: text('age_band', { enum: AGE_BANDS }).notNull(),
    /** For mails, such as when a story is hidden. Sealed; null for an account with a phone number. */
    sealedEmail: text('sealed_email'),
    /** Demo data: there is no account for this row. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    check('student_profiles_age_band', oneOf(t.ageBand, AGE_BANDS)),
    check('student_profiles_year', sql.raw(`year_of_study BETWEEN ${YEAR_MIN} AND ${YEAR_MAX}`)),
    check(
      'student_profiles_lengths',
      sql.raw(
        `length(display_name) BETWEEN 1 AND ${DISPLAY_NAME_CHARS_MAX}
        AND length(college_name) BETWEEN 1 AND ${COLLEGE_NAME_CHARS_MAX}
        AND length(student_id) <= ${STUDENT_ID_CHARS_MAX}
        AND length(course) <= ${COURSE_CHARS_MAX} AND length(bio) <= ${BIO_CHARS_MAX}`,
      ),
    ),
  ],
)

/** One question to a guardian and its answer. A trigger updates the visibility of the student's stories. */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    id: uuid().primaryKey(),
    studentProfileId: uuid('student_profile_id')
      .notNull()
      .references(() => studentProfiles.id, { onDelete: 'cascade' }),
    sealedEmail: text('sealed_email').notNull(),
    /** SHA-256 of the token in the link, in hex. */
    tokenHash: text('token_hash').notNull().unique('guardian_consents_token_unique'),
    /** Version of the text that was shown: `GUARDIAN_NOTICE_VERSION`. */
    noticeVersion: smallint('notice_version').notNull(),
    askedAt: timestamptz('asked_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** A later question replaced this one before it was answered. */
    replacedAt: timestamptz('replaced_at'),
    answer: text({ enum: GUARDIAN_ANSWERS }),
    answeredAt: timestamptz('answered_at'),
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (t) => [
    check('guardian_consents_answer', oneOf(t.answer, GUARDIAN_ANSWERS)),
    check('guardian_consents_answered', sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL)`),
    check('guardian_consents_withdrawn', sql`${t.withdrawnAt} IS NULL OR ${t.answer} IS NOT DISTINCT FROM 'allowed'`),
    check('guardian_consents_replaced', sql`${t.replacedAt} IS NULL OR ${t.answer} IS NULL`),
    index('guardian_consents_student').on(t.studentProfileId, t.askedAt),
    uniqueIndex('guardian_consents_open')
      .on(t.studentProfileId)
      .where(sql`${t.answer} IS NULL AND ${t.replacedAt} IS NULL`),
  ],
)

/** Blocks between users. A block works in both directions. */
export const personBlocks = pgTable(
  'person_blocks',
  {
    id: uuid().primaryKey().defaultRandom(),
    blockerUserId: uuid('blocker_user_id').notNull(),
    blockedUserId: uuid('blocked_user_id').notNull(),
    /** The blocked user's name when the block was made. */
    blockedName: text('blocked_name').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    unique('person_blocks_once').on(t.blockerUserId, t.blockedUserId),
    index('person_blocks_blocked').on(t.blockedUserId, t.blockerUserId),
    check('person_blocks_not_self', sql`${t.blockerUserId} <> ${t.blockedUserId}`),
  ],
)
