import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** Ids of erased accounts. Written by a trigger on `auth.users`, in the transaction of the removal. */
export const erasures = pgTable(
  'erasures',
  {
    userId: uuid('user_id').primaryKey(),
    erasedAt: timestamptz('erased_at').notNull().defaultNow(),
    /** When the id was added to the list beside the backups; null until then. */
    listedAt: timestamptz('listed_at'),
  },
  (t) => [
    index('erasures_unlisted')
      .on(t.erasedAt)
      .where(sql`${t.listedAt} IS NULL`),
    index('erasures_listed').on(t.listedAt),
  ],
)
