import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { requests } from '#app/features/requests/tables.server.ts'
import { timestamptz } from '#app/platform/db/columns.ts'

/** The weekly slots for demos, in Indian time. */
export const demoHours = pgTable(
  'demo_hours',
  {
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer().notNull(),
    startMinute: integer('start_minute').notNull(),
    minutes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.weekday, t.startMinute] }),
    check(
      'demo_hours_times',
      sql`${t.weekday} BETWEEN 1 AND 7 AND ${t.startMinute} BETWEEN 0 AND 1439 AND ${t.minutes} > 0`,
    ),
  ],
)

/** Days without demos. */
export const demoDaysOff = pgTable('demo_days_off', { day: date().primaryKey() })

/** A booked slot. The guest's data is in the request; deleting the request deletes the booking. */
export const demoBookings = pgTable(
  'demo_bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid('request_id')
      .notNull()
      .unique('demo_bookings_request_unique')
      .references(() => requests.id, { onDelete: 'cascade' }),
    startsAt: timestamptz('starts_at').notNull(),
    minutes: integer().notNull(),
    /** SHA-256 of the e-mail address, to limit the bookings of one sender. */
    senderHash: text('sender_hash').notNull(),
    bookedAt: timestamptz('booked_at').notNull(),
    cancelledAt: timestamptz('cancelled_at'),
  },
  (t) => [
    uniqueIndex('demo_bookings_one_each')
      .on(t.startsAt)
      .where(sql`${t.cancelledAt} IS NULL`),
    index('demo_bookings_sender').on(t.senderHash),
    check('demo_bookings_minutes', sql`${t.minutes} > 0`),
  ],
)
