import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** Who asked that her private notes are kept in her account. No row: they stay on her device. */
export const privateNoteKeeping = pgTable('private_note_keeping', {
  userId: uuid('user_id').primaryKey(),
  since: timestamptz('since').notNull(),
})

/** What people keep for themselves alone. What they wrote is sealed before it arrives here. */
export const privateNotes = pgTable(
  'private_notes',
  {
    /** Made by her browser, so that the same note, sent twice, is one row. */
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text().notNull(),
    sealed: text().notNull(),
    /** When she wrote it, as her device says, never later than it arrived. */
    writtenAt: timestamptz('written_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (t) => [
    index('private_notes_of_person').on(t.userId, t.kind, t.writtenAt),
    check('private_notes_kind', sql.raw(`kind ~ '^[a-z][a-z-]{2,39}$'`)),
  ],
)
