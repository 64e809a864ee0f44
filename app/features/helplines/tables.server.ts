import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'
import { SORT_MAX, WORDS_CHARS_MAX } from './schema.ts'

const lengths = (...columns: readonly string[]) =>
  sql.raw(columns.map((column) => `coalesce(length(${column}), 0) <= ${WORDS_CHARS_MAX}`).join(' AND '))

export const helplines = pgTable(
  'helplines',
  {
    /** What the phone dials. */
    number: text().primaryKey(),
    what: text().notNull(),
    /** What to know before calling. */
    note: text(),
    hours: text().notNull(),
    languages: text(),
    whatHi: text('what_hi'),
    noteHi: text('note_hi'),
    hoursHi: text('hours_hi'),
    languagesHi: text('languages_hi'),
    /** Who publishes the number. */
    source: text().notNull(),
    verifiedOn: date('verified_on'),
    /** Null for the rows of a new installation. */
    savedBy: uuid('saved_by'),
    savedAt: timestamptz('saved_at').notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    isShown: boolean('is_shown').notNull(),
    sort: integer().notNull(),
  },
  (t) => [
    check('helplines_number_shape', sql`${t.number} ~ '^[+]?[0-9]{3,15}$'`),
    check('helplines_sort_range', sql.raw(`sort BETWEEN 0 AND ${SORT_MAX}`)),
    check('helplines_lengths', lengths('what', 'note', 'hours', 'languages', 'source')),
    check('helplines_hindi_lengths', lengths('what_hi', 'note_hi', 'hours_hi', 'languages_hi')),
  ],
)
