import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { CAUSE_CATEGORIES } from '#app/features/stories/schema.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import {
  DESCRIPTION_CHARS_MAX,
  HANDS_MAX,
  MESSAGE_CHARS_MAX,
  NEED_KINDS,
  OFFER_CHARS_MAX,
  PLACE_CHARS_MAX,
  TITLE_CHARS_MAX,
} from './schema.ts'

const CLOSURES = ['closed', 'hidden'] as const

export const needs = pgTable(
  'needs',
  {
    /** Created with the form, for idempotency. */
    id: uuid().primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => studentProfiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: NEED_KINDS }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    cause: text({ enum: CAUSE_CATEGORIES }).notNull(),
    region: text().notNull(),
    place: text(),
    hands: smallint(),
    /** The day itself, or the last day on which help is wanted. */
    until: date({ mode: 'string' }),
    /** The author's address for notifications, sealed. Null when the account has no e-mail address. */
    sealedMail: text('sealed_mail'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    check('needs_kind', oneOf(t.kind, NEED_KINDS)),
    check('needs_cause', oneOf(t.cause, CAUSE_CATEGORIES)),
    check('needs_hands', sql`${t.hands} BETWEEN 1 AND ${sql.raw(String(HANDS_MAX))}`),
    check(
      'needs_lengths',
      sql.raw(
        `length(title) BETWEEN 1 AND ${TITLE_CHARS_MAX} AND length(description) BETWEEN 1 AND ${DESCRIPTION_CHARS_MAX} AND length(place) <= ${PLACE_CHARS_MAX}`,
      ),
    ),
    index('needs_newest').on(t.createdAt, t.id),
    index('needs_newest_of_kind').on(t.kind, t.createdAt, t.id),
    index('needs_of_student').on(t.studentId),
  ],
)

/** Why a need is not open: its author closed it, or an operator hid it. Ended closures are kept. */
export const needClosures = pgTable(
  'need_halts',
  {
    id: uuid().primaryKey().defaultRandom(),
    needId: uuid('need_id')
      .notNull()
      .references(() => needs.id, { onDelete: 'cascade' }),
    kind: text({ enum: CLOSURES }).notNull(),
    /** How it went, or why it is hidden. */
    word: text().notNull(),
    beganAt: timestamptz('began_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  (t) => [
    check('need_halts_kind', oneOf(t.kind, CLOSURES)),
    check('need_halts_in_order', sql`${t.endedAt} >= ${t.beganAt}`),
    uniqueIndex('need_halts_one_open')
      .on(t.needId, t.kind)
      .where(sql`${t.endedAt} IS NULL`),
  ],
)

/** Answers of students to needs. Contacts are sealed and shown to the other side after both have agreed. */
export const needAnswers = pgTable(
  'need_answers',
  {
    id: uuid().primaryKey(),
    needId: uuid('need_id')
      .notNull()
      .references(() => needs.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => studentProfiles.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    offer: text(),
    /** Sealed JSON `{ mail, contact }`: the address for notifications, and the contact for the author. */
    sealed: text().notNull(),
    /** When the student agreed to pass the contact on. */
    consentedAt: timestamptz('consented_at').notNull(),
    /** When the author accepted and agreed to pass their contact on. */
    acceptedAt: timestamptz('accepted_at'),
    sealedAuthorContact: text('sealed_author_contact'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    unique('need_answers_once').on(t.needId, t.studentId),
    index('need_answers_of_student').on(t.studentId, t.createdAt),
    check('need_answers_accepted_whole', sql`(${t.acceptedAt} IS NULL) = (${t.sealedAuthorContact} IS NULL)`),
    check(
      'need_answers_lengths',
      sql.raw(`length(message) BETWEEN 1 AND ${MESSAGE_CHARS_MAX} AND length(offer) <= ${OFFER_CHARS_MAX}`),
    ),
  ],
)
