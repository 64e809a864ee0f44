import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** Users who switched account storage on, by row. */
export const privateNoteSync = pgTable('private_note_keeping', {
  userId: uuid('user_id').primaryKey(),
  since: timestamptz('since').notNull(),
})

/** Private notes. Their text is sealed. */
export const privateNotes = pgTable(
  'private_notes',
  {
    /** Created by the browser, for idempotency. */
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text().notNull(),
    sealed: text().notNull(),
    /** When it was written, by the device's clock; not later than the time of its arrival. */
    writtenAt: timestamptz('written_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (t) => [
    index('private_notes_of_person').on(t.userId, t.kind, t.writtenAt),
    check('private_notes_kind', sql.raw(`kind ~ '^[a-z][a-z-]{2,39}$'`)),
  ],
)
