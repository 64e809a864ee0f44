import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { CIRCLES, CODE_CHARS, CODE_ALPHABET, ENTRIES, EVENT_TYPES } from './schema.ts'

/** An event. Its funds are not stored: they are those of its campaign. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique('events_slug_unique'),
    title: text('title').notNull(),
    type: text('type', { enum: EVENT_TYPES }).notNull(),
    circle: text('circle', { enum: CIRCLES }).notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    place: text('place').notNull(),
    /** Shown on tickets only. */
    onlineUrl: text('online_url'),
    cause: text('cause'),
    summary: text('summary').notNull(),
    description: text('description').notNull(),
    campaignId: uuid('campaign_id').references(() => campaigns.id),
    /** An upload (feature media); in a private circle a private one. */
    pictureId: uuid('picture_id').references(() => media.id, { onDelete: 'set null' }),
    /** What the picture shows; '' when it was not described. */
    pictureAlt: text('picture_alt').notNull().default(''),
    capacity: integer('capacity'),
    entry: text('entry', { enum: ENTRIES }).notNull(),
    /** People counted elsewhere; they take seats too. */
    attendeesBaseline: integer('attendees_baseline').notNull().default(0),
    baselineNote: text('baseline_note'),
    /** Incremented when time or place changes, so that calendars replace the old entry. */
    revision: integer('revision').notNull().default(0),
    cancelledAt: timestamptz('cancelled_at'),
    cancelReason: text('cancel_reason'),
    createdAt: timestamptz('created_at').notNull(),
    savedBy: uuid('saved_by'),
  },
  (t) => [
    check('events_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('events_type_known', oneOf(t.type, EVENT_TYPES)),
    check('events_circle_known', oneOf(t.circle, CIRCLES)),
    check('events_entry_known', oneOf(t.entry, ENTRIES)),
    check('events_gift_has_campaign', sql`${t.entry} = 'free' OR ${t.campaignId} IS NOT NULL`),
    check('events_end_after_start', sql`${t.endsAt} > ${t.startsAt}`),
    check('events_capacity', sql`${t.capacity} >= ${t.attendeesBaseline}`),
    check(
      'events_baseline_has_source',
      sql`${t.attendeesBaseline} >= 0 AND (${t.attendeesBaseline} = 0 OR ${t.baselineNote} IS NOT NULL)`,
    ),
    check('events_cancelled_has_reason', sql`(${t.cancelledAt} IS NULL) = (${t.cancelReason} IS NULL)`),
    index('events_by_circle').on(t.circle, t.endsAt),
  ],
)

/** One seat at an event. It counts until it is cancelled. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    /** Secret in the ticket's URL; who knows it is treated as the holder. */
    code: text('code').notNull().unique('tickets_code_unique'),
    /** Null once erased. */
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    userId: uuid('user_id'),
    /** From the form that created the ticket: a form sent twice creates one ticket. */
    formKey: text('form_key').notNull().unique('tickets_form_key_unique'),
    createdAt: timestamptz('created_at').notNull(),
    cancelledAt: timestamptz('cancelled_at'),
    checkedInAt: timestamptz('checked_in_at'),
    checkedInBy: uuid('checked_in_by'),
    /** When name and contact were erased. */
    forgottenAt: timestamptz('forgotten_at'),
  },
  (t) => [
    check('tickets_code_shape', sql.raw(`code ~ '^[${CODE_ALPHABET}]{${CODE_CHARS}}$'`)),
    check(
      'tickets_named_until_forgotten',
      sql`CASE WHEN ${t.forgottenAt} IS NULL THEN ${t.name} IS NOT NULL AND num_nonnulls(${t.email}, ${t.phone}) = 1
        ELSE num_nonnulls(${t.name}, ${t.email}, ${t.phone}, ${t.userId}) = 0 END`,
    ),
    uniqueIndex('tickets_one_an_email')
      .on(t.eventId, t.email)
      .where(sql`${t.cancelledAt} IS NULL`),
    uniqueIndex('tickets_one_a_phone')
      .on(t.eventId, t.phone)
      .where(sql`${t.cancelledAt} IS NULL`),
    index('tickets_held')
      .on(t.eventId)
      .where(sql`${t.cancelledAt} IS NULL`),
    index('tickets_user').on(t.userId),
  ],
)
