import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'
import { WORDS_MAX, WORDS_MIN } from './words.ts'

/** Groups of words that mean the same thing. */
export const synonymGroups = pgTable(
  'synonym_groups',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As typed, in the order of the screen. A word may have several words: 'kala namak'. */
    words: text().array().notNull(),
    /** Identifies a group that every installation gets (`FIRST_SYNONYMS`). */
    firstKey: text('first_key').unique('synonym_groups_first_key_unique'),
    /** The operator who saved or removed it; null as it was installed. */
    savedBy: uuid('saved_by'),
    savedAt: timestamptz('saved_at').notNull(),
    /** The row of a removed group stays, so that it is not installed again. */
    removedAt: timestamptz('removed_at'),
  },
  (t) => [
    check(
      'synonym_groups_words_count',
      sql`cardinality(${t.words}) BETWEEN ${sql.raw(String(WORDS_MIN))} AND ${sql.raw(String(WORDS_MAX))}`,
    ),
  ],
)

/** The words of the groups in phonetic form (`market_sounds`), each in one group. Written by a trigger. */
export const synonymWords = pgTable(
  'synonym_words',
  {
    sounds: text().primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => synonymGroups.id, { onDelete: 'cascade' }),
  },
  (t) => [check('synonym_words_sounds_filled', sql`${t.sounds} <> ''`), index('synonym_words_group').on(t.groupId)],
)
