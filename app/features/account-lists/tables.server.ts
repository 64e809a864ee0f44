import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** A member's cart and saved list, stored with the account so that they are available on every device. */
export const accountLists = pgTable(
  'kept_lists',
  {
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['cart', 'saved'] }).notNull(),
    entries: jsonb().$type<{ id: string; quantity: number }[]>().notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('kept_lists_kind', sql`${t.kind} IN ('cart', 'saved')`),
    check('kept_lists_entries', sql`jsonb_typeof(${t.entries}) = 'array'`),
  ],
)
