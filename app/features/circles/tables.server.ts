import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { CONTACT_CHARS_MAX, INTEREST_KINDS, NAME_CHARS_MAX, WEEKDAYS } from './schema.ts'

export const chapters = pgTable(
  'chapters',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique('chapters_slug_unique'),
    name: text().notNull(),
    region: text().notNull(),
    place: text().notNull(),
    /** Public; null where the chapter has no fixed day. */
    weekday: text({ enum: WEEKDAYS }),
    /** Hour and place, as text: for accepted members and operators only. */
    meets: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [index('chapters_region').on(t.region), check('chapters_weekday', oneOf(t.weekday, WEEKDAYS))],
)

/** The chapter that accepted somebody, and when; both null while nobody did. */
const acceptance = {
  chapterId: uuid('chapter_id').references(() => chapters.id, { onDelete: 'set null' }),
  acceptedAt: timestamptz('accepted_at'),
}

/** Signed-in users who joined Fearless Girls. */
export const circleMembers = pgTable(
  'circle_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().unique('circle_members_user_unique'),
    name: text().notNull(),
    contact: text().notNull(),
    region: text().notNull(),
    joinedAt: timestamptz('joined_at').notNull(),
    ...acceptance,
  },
  (t) => [
    index('circle_members_of_chapter').on(t.chapterId, t.name),
    index('circle_members_waiting')
      .on(t.joinedAt)
      .where(sql`${t.acceptedAt} IS NULL`),
  ],
)

/** Requests to join or to start a chapter, which an operator answers. */
export const circleInterests = pgTable(
  'circle_interests',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: INTEREST_KINDS }).notNull(),
    name: text().notNull(),
    /** A phone number (+91…) or an e-mail address, normalised. */
    contact: text().notNull(),
    region: text().notNull(),
    userId: uuid('user_id'),
    consentedAt: timestamptz('consented_at').notNull(),
    ...acceptance,
  },
  (t) => [
    unique('circle_interests_once').on(t.kind, t.contact, t.region),
    check('circle_interests_kind', oneOf(t.kind, INTEREST_KINDS)),
    check(
      'circle_interests_lengths',
      sql.raw(`length(name) <= ${NAME_CHARS_MAX} AND length(contact) <= ${CONTACT_CHARS_MAX}`),
    ),
  ],
)
