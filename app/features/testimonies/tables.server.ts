import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { media } from '#app/features/media/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { VERDICTS } from './schema.ts'

/** Submitted stories, as they may be shown. */
export const testimonies = pgTable(
  'testimonies',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The request with which it was sent; null for a sample. Deleting the request deletes the story. */
    requestId: uuid('request_id')
      .unique('testimonies_request_unique')
      .references(() => requests.id, { onDelete: 'cascade' }),
    showsName: boolean('shows_name').notNull(),
    /** Null in an anonymous story, whatever was typed. */
    name: text(),
    place: text(),
    /** For operators only. */
    age: smallint(),
    story: text().notNull(),
    /** Withdrawn until the story is approved. */
    pictureId: uuid('picture_id')
      .unique('testimonies_picture_unique')
      .references(() => media.id, { onDelete: 'set null' }),
    /** Caption by the author. */
    pictureCaption: text('picture_caption').notNull().default(''),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    check('testimonies_named_or_anonymous', sql`${t.showsName} = (${t.name} IS NOT NULL)`),
    check('testimonies_anonymous_has_no_place', sql`${t.showsName} OR ${t.place} IS NULL`),
    check('testimonies_told_or_sample', sql`${t.isSample} OR ${t.requestId} IS NOT NULL`),
  ],
)

/** Decisions on stories; the latest row counts. */
export const testimonyDecisions = pgTable(
  'testimony_decisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    testimonyId: uuid('testimony_id')
      .notNull()
      .references(() => testimonies.id, { onDelete: 'cascade' }),
    verdict: text({ enum: VERDICTS }).notNull(),
    /** The text for the author; null for `approved`. */
    reason: text(),
    guardianConsented: boolean('guardian_consented').notNull().default(false),
    /** Null when the author withdrew the story. */
    byUserId: uuid('by_user_id'),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    check('testimony_decisions_verdict', oneOf(t.verdict, VERDICTS)),
    check('testimony_decisions_no_has_reason', sql`${t.verdict} = 'approved' OR ${t.reason} IS NOT NULL`),
    index('testimony_decisions_latest').on(t.testimonyId, t.id.desc()),
  ],
)
