import { sql } from 'drizzle-orm'
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Accounts that were erased: ids alone. Written by a trigger on `auth.users`, in the transaction of the removal. */
export const erasures = pgTable(
  'erasures',
  {
    userId: uuid('user_id').primaryKey(),
    erasedAt: timestamp('erased_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the id had reached the list beside the backups; null until then. */
    listedAt: timestamp('listed_at', { withTimezone: true }),
  },
  (t) => [
    index('erasures_unlisted')
      .on(t.erasedAt)
      .where(sql`${t.listedAt} IS NULL`),
  ],
)
