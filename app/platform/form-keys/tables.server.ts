import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** The forms that made something, so that the same one makes it once. References no person, and holds no content. */
export const formKeys = pgTable(
  'form_keys',
  {
    /** Hash of the place, the user and the form's key. */
    id: text().primaryKey(),
    contentSha256: text('content_sha256').notNull(),
    /** The first outcome of `onceForForm`; null while it is made, and where the place finds it by itself. */
    outcome: jsonb(),
    postedAt: timestamptz('posted_at').notNull(),
  },
  (t) => [index('form_keys_posted').on(t.postedAt)],
)
